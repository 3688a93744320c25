import type { GraphNode } from "@katha/storygraph";
import { bibleOf, type Person as BiblePerson } from "../bible/bible.ts";
import { heOrShe, type HeOrShe } from "../understanding/he-or-she.ts";
import { isPlayed } from "../bible/played.ts";
import { perStory } from "../lib/per-story.ts";
import type { StoryVersion } from "../port.ts";
import {
  count,
  grammarLanguages,
  grammars,
  type Grammar,
  type GrammarLanguage,
} from "./grammar.ts";
import { quotesOf, withoutSpeech, type Quotes } from "../text/speech.ts";

export type Person = "first" | "second" | "third";

/** The tense, person and quotation marks that a scene is told in. */
export interface Style {
  language: string;
  grammarLanguage: GrammarLanguage | undefined;
  isPast: boolean;
  person: Person;
  quotes: Quotes;
  /** Whether the story is written in Latin letters. */
  isInLatin: boolean;
  /** From the bible, if it says, else as the story's own words have it. */
  playedAs: HeOrShe | undefined;
}

/** The player's character: named by the bible, else whoever is in every scene. */
function playedIn(story: StoryVersion): BiblePerson | undefined {
  const { cast } = bibleOf(story.bible);
  const scenes = Object.values(story.graph.nodes);
  const present = (name: string) => scenes.filter((node) => node.cast?.includes(name)).length;
  return (
    cast.find(isPlayed) ??
    cast.toSorted((left, right) => present(right.name) - present(left.name))[0]
  );
}

interface Whole {
  quotes: Quotes;
  isInLatin: boolean;
  isPast: boolean;
  person: Person;
  played: BiblePerson | undefined;
  toldAs: HeOrShe | undefined;
}

/** Two people together are told of as men are, even where one of them is a woman. */
const leastAsHe = 2;
const asHeForOneAsShe = 3;

function toldAs(told: string, { asShe, asHe }: Grammar): HeOrShe | undefined {
  const text = told.normalize("NFC");
  const [she, he] = [count(text, asShe), count(text, asHe)];
  if (she > 0) return he <= asHeForOneAsShe * she ? "she" : undefined;
  return he >= leastAsHe ? "he" : undefined;
}

const grammarOf = (language: GrammarLanguage | undefined) => grammars[language ?? "en"];

/** Facts about the whole story, read once for each version. */
const wholeOf = perStory((story): Whole => {
  const grammar = grammarOf(grammarLanguageOf(story.language));
  const scenes = Object.values(story.graph.nodes).slice(0, 40);
  const text = scenes.map((node) => node.text).join("\n");
  const quotes = quotesOf(text);
  const told = withoutSpeech(text);
  return {
    quotes,
    isInLatin: /\p{Script=Latin}/u.test(/\p{L}/u.exec(text)?.[0] ?? "a"),
    isPast: count(told, grammar.past) > count(told, grammar.present),
    // A "you" in passing ("as quiet as you like") does not make it a story of yours.
    person: personIn(told, grammar, Math.ceil(scenes.length / 3)) ?? "third",
    played: playedIn(story),
    toldAs: toldAs(told, grammar),
  };
});

function grammarLanguageOf(language: string): GrammarLanguage | undefined {
  return grammarLanguages.find((grammarLanguage) => language === grammarLanguage);
}

function personIn(text: string, { first, second }: Grammar, least: number): Person | undefined {
  const [own, other] = [count(text, first), count(text, second)];
  if (own + other === 0 || own + other < least) return undefined;
  return own >= other ? "first" : "second";
}

/** How strongly a scene must point to the other tense before it overrides its story's. */
const habit = 3;

export function styleOf(story: StoryVersion, node: GraphNode): Style {
  const { language } = story;
  const grammarLanguage = grammarLanguageOf(language);
  const grammar = grammarOf(grammarLanguage);
  const whole = wholeOf(story);
  const { quotes, isInLatin } = whole;
  const told = withoutSpeech(node.text);
  const base = {
    language,
    grammarLanguage,
    quotes,
    isInLatin,
    playedAs: (whole.played && heOrShe(whole.played)) ?? whole.toldAs,
  };
  if (!grammarLanguage) return { ...base, isPast: false, person: "third" };
  const lean = count(told, grammar.past) - count(told, grammar.present);
  return {
    ...base,
    isPast: lean + (whole.isPast ? habit : -habit) > 0,
    person: personIn(told, grammar, 2) ?? whole.person,
  };
}
