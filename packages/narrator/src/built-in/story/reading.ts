import {
  nodeNamed,
  textAt,
  type GraphNode,
  type PlayState,
  type StoryGraph,
} from "@katha/storygraph";
import { bibleOf, type Person as BiblePerson } from "../../understanding/bible.ts";
import { sentencesOf } from "../../memory/sentences.ts";
import type { StoryVersion } from "../../port.ts";
import {
  anyOf,
  count,
  grammarLanguages,
  grammars,
  type Grammar,
  type GrammarLanguage,
} from "./grammar.ts";
import { linesSpoken, quotesOf, speechIn, type Quotes } from "./speech.ts";

export type Person = "first" | "second" | "third";

/** A scene's tense, person and speakers, and the sentences worth repeating. */
export interface Reading {
  language: string;
  grammarLanguage: GrammarLanguage | undefined;
  isPast: boolean;
  person: Person;
  quotes: Quotes;
  /** Where the bible's clothes tell it. */
  playedAs: "man" | "woman" | undefined;
  /** Between worlds: there is no weather, and nobody's dog. */
  isOffWorld: boolean;
  /** People present who have spoken, without the player's own character. */
  speakers: readonly string[];
  /** Whether those who speak have hands and faces. */
  areHuman: boolean;
  /** Lines that somebody says, without their quotation marks. */
  spoken: readonly string[];
  /** Sentences in which nobody speaks. */
  plain: readonly string[];
}

const played =
  /\b(?:narrator|who tells|tells the story|you:|you,|yourself|the player)\b|(?<![\p{L}\p{M}])(?:तुम|मैं|তুমি|আমি|நீ|நான்|تم|میں|तू|मी|तुम्ही)(?![\p{L}\p{M}])/iu;
const animal =
  /\b(?:lion|lioness|tiger|hare|rabbit|donkey|crane|crab|jackal|elephant|parrot|parakeet|monkey|crow|tortoise|snake|cat|dog|bird|fish|mouse|deer|doe|stag|fawn|herd|goat|cow|bull|ox|horse|mare|frog|owl|peacock|swan|wolf|bear|mongoose|squirrel|bee|woodpecker)\b/iu;
/** Voices without a body: nothing that people do with a face or a foot is true of them. */
const bodiless = /\b(?:ship|tug|computer|machine|hull|mind|core|ghost|betal|vetala)\b|बेताल|भूत/iu;

/** The player's character: named by the bible, else whoever is in every scene. */
function playedIn(story: StoryVersion): BiblePerson | undefined {
  const { cast } = bibleOf(story.bible);
  const scenes = Object.values(story.graph.nodes);
  const present = (name: string) => scenes.filter((node) => node.cast?.includes(name)).length;
  return (
    cast.find(
      ({ is, voice, name }) => name === "I" || played.test(is) || /first person/iu.test(voice),
    ) ?? cast.toSorted((left, right) => present(right.name) - present(left.name))[0]
  );
}

const women = new Set(["woman", "girl", "queen", "grandmother"]);

function playedAs(person: BiblePerson | undefined): Reading["playedAs"] {
  if (!person || person.garment === "") return undefined;
  return women.has(person.garment) ? "woman" : "man";
}

/** Words of stories without a sky, birds or dogs. */
const offWorld = anyOf(
  "airlock|airlocks|asteroid|orbit|bulkhead|spacecraft|starship|suit radio|reactor|vacuum|derelict|hull",
);

interface Whole {
  quotes: Quotes;
  isPast: boolean;
  person: Person;
  played: BiblePerson | undefined;
  isOffWorld: boolean;
}
const wholes = new WeakMap<StoryGraph, Whole>();

/** What holds for the whole story, read once as long as its graph is the same. */
function wholeOf(story: StoryVersion, grammar: Grammar): Whole {
  const known = wholes.get(story.graph);
  if (known) return known;
  const text = Object.values(story.graph.nodes)
    .slice(0, 40)
    .map((node) => node.text)
    .join("\n");
  const quotes = quotesOf(text);
  const told = text.replaceAll(speechIn(quotes), " ");
  const whole: Whole = {
    quotes,
    isPast: count(told, grammar.past) > count(told, grammar.present),
    person: personIn(told, grammar, 1) ?? "third",
    played: playedIn(story),
    isOffWorld: count(told, offWorld) > 7,
  };
  wholes.set(story.graph, whole);
  return whole;
}

/** What each of these people says in a text, where its paragraph names nobody else as the one who speaks. */
export function linesOf(
  text: string,
  who: readonly string[],
  reading: Pick<Reading, "language" | "quotes" | "grammarLanguage">,
): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  const { says } = grammars[reading.grammarLanguage ?? "en"];
  for (const paragraph of text.split(/\n+/u)) {
    const speaking = who.filter((name) => says(name, paragraph));
    const [name] = speaking;
    if (name === undefined || speaking.length > 1) continue;
    const own = linesSpoken(paragraph, reading.language, reading.quotes);
    lines.set(name, (lines.get(name) ?? []).concat(own));
  }
  return lines;
}

export function grammarLanguageOf(language: string): GrammarLanguage | undefined {
  return grammarLanguages.find(
    (grammarLanguage) => language.toLowerCase().split(/[-_]/u)[0] === grammarLanguage,
  );
}

function personIn(text: string, { first, second }: Grammar, least: number): Person | undefined {
  const [own, other] = [count(text, first), count(text, second)];
  if (own + other < least) return undefined;
  return own >= other ? "first" : "second";
}

/** The full stop after a title ends no sentence. */
function rejoined(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    if (last !== undefined && /\b(?:Mr|Mrs|Ms|Dr|St|No|Messrs|P|K|V|G|S|M|A|R|B)\.$/u.test(last))
      whole[whole.length - 1] = `${last} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
}

/** How much a scene must lean the other way before it is read against its story's tense. */
const habit = 3;

export function readingOf(story: StoryVersion, node: GraphNode): Reading {
  const { language } = story;
  const grammarLanguage = grammarLanguageOf(language);
  const grammar = grammars[grammarLanguage ?? "en"];
  const whole = wholeOf(story, grammar);
  const { quotes, isOffWorld } = whole;
  const told = node.text.replaceAll(speechIn(quotes), " ");
  const plain = node.text
    .split(/\n+/u)
    .flatMap((paragraph) =>
      /["“”«]/u.test(paragraph) ? [] : rejoined(sentencesOf(paragraph, language)),
    );
  const base = {
    language,
    grammarLanguage,
    quotes,
    spoken: linesSpoken(node.text, language, quotes),
    plain,
    isOffWorld,
    playedAs: playedAs(whole.played),
  };
  if (!grammarLanguage)
    return { ...base, isPast: false, person: "third", speakers: [], areHuman: false };
  const lean = count(told, grammar.past) - count(told, grammar.present);
  const { cast } = bibleOf(story.bible);
  const isBodiless = (name: string) =>
    cast.some((one) => one.name === name && bodiless.test(one.is));
  const speakers = (node.cast ?? []).filter(
    (name) =>
      name !== "" &&
      name !== whole.played?.name &&
      !isBodiless(name) &&
      grammar.says(name, node.text),
  );
  return {
    ...base,
    isPast: lean + (whole.isPast ? habit : -habit) > 0,
    person: personIn(told, grammar, 2) ?? whole.person,
    speakers,
    areHuman: !cast.some(({ is, name }) => speakers.includes(name) && animal.test(is)),
  };
}

/** A scene as it is told while the story stands so. */
export function nodeAt({ graph }: StoryVersion, name: string, state: PlayState): GraphNode {
  const node = nodeNamed(graph, name);
  if (node === undefined) return { text: "", choices: [] };
  const text = textAt(graph, name, state);
  return text === node.text ? node : { ...node, text };
}
