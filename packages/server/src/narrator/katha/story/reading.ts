import { nodeNamed, type GraphNode, type StoryGraph } from "@katha/storygraph";
import { bibleOf } from "../../loom/bible.ts";
import { sentencesOf } from "../../memory/sentences.ts";
import type { Work } from "../../port.ts";
import { tongues, type Tongue } from "../voices/index.ts";

export type Person = "first" | "second" | "third";

/** How a scene is told, and what in it can be told again. */
export interface Reading {
  language: string;
  tongue: Tongue | undefined;
  isPast: boolean;
  person: Person;
  /** What opens and closes speech in this story. */
  quotes: readonly [string, string];
  /** Who is present and has been heard to speak, the one who is played left out. */
  speakers: readonly string[];
  /** Whether those who speak have hands and faces. */
  areHuman: boolean;
  /** Lines that somebody says, without their quotation marks. */
  spoken: readonly string[];
  /** Sentences in which nobody speaks. */
  plain: readonly string[];
}

interface Grammar {
  past: RegExp;
  present: RegExp;
  first: RegExp;
  second: RegExp;
  says: (name: string) => RegExp;
}

const edge = String.raw`(?<![\p{L}\p{M}])`;
const end = String.raw`(?![\p{L}\p{M}])`;
const anyOf = (words: string) => new RegExp(`${edge}(?:${words})${end}`, "giu");
const said =
  "said|says|asked|asks|told|tells|cried|cries|answered|answers|replied|replies|called|calls|went on|goes on|began|begins|shouted|shouts|whispered|whispers";

const grammars: Readonly<Record<Tongue, Grammar>> = {
  en: {
    past: anyOf(
      "was|were|had|said|went|came|took|did|could|stood|looked|asked|put|told|got|made|kept|turned|gave|held",
    ),
    present: anyOf(
      "is|are|am|has|have|says|goes|comes|takes|does|can|stands|looks|asks|puts|tells|gets|makes|keeps|turns|gives|holds",
    ),
    first: anyOf("I|my|me|I'm|I've|myself"),
    second: anyOf("you|your|you're|you've|yourself"),
    says: (name) =>
      new RegExp(
        `${edge}(?:(?:${said}) (?:the )?${name}|${name},? (?:\\w+ ){0,2}(?:${said}))${end}`,
        "u",
      ),
  },
  hi: {
    past: anyOf("था|थी|थे|थीं"),
    present: anyOf("है|हैं|हो|हूँ|हूं"),
    first: anyOf("मैं|मैंने|मुझे|मेरा|मेरी|मेरे"),
    second: anyOf("तुम|तुमने|तुम्हें|तुम्हारा|तुम्हारी|तुम्हारे|आप|आपने"),
    says: (name) =>
      new RegExp(
        `${edge}${name}(?: [^ .।,"“]+){0,3} (?:कह|पूछ|बोल|डपट|समझा|बता|गरज|फुसफुसा|पुकार)`,
        "u",
      ),
  },
};

const played =
  /\b(?:narrator|who tells|tells the story|you:|you,|yourself|the player)\b|(?<![\p{L}\p{M}])(?:तुम|मैं|তুমি|আমি|நீ|நான்|تم|میں|तू|मी|तुम्ही)(?![\p{L}\p{M}])/iu;
const animal =
  /\b(?:lion|lioness|tiger|hare|rabbit|donkey|crane|crab|jackal|elephant|parrot|parakeet|monkey|crow|tortoise|snake|cat|dog|bird|fish|mouse|deer|doe|stag|fawn|herd|goat|cow|bull|ox|horse|mare|frog|owl|peacock|swan|wolf|bear|mongoose|squirrel|bee|woodpecker)\b/iu;
/** Voices without a body: nothing that people do with a face or a foot is true of them. */
const bodiless = /\b(?:ship|tug|computer|machine|hull|mind|core|ghost|betal|vetala)\b|बेताल|भूत/iu;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

type Quotes = readonly [open: string, close: string];

/** Everything said in a text, by the marks that its story puts around speech. */
const speeches: Readonly<Record<string, RegExp>> = {
  '"': /"([^"]*)"/gu,
  "“": /“([^”]*)”/gu,
  "”": /”([^“]*)“/gu,
  "«": /«([^»]*)»/gu,
};
const speechIn = ([open]: Quotes): RegExp => speeches[open] ?? /"([^"]*)"/gu;

/** The one who is played: so the bible says, else whoever is present everywhere. */
function playedIn(work: Work): string | undefined {
  const { cast } = bibleOf(work.bible);
  const told = cast.find(
    ({ is, voice, name }) => name === "I" || played.test(is) || /first person/iu.test(voice),
  );
  if (told) return told.name;
  const scenes = Object.values(work.graph.nodes);
  const present = (name: string) => scenes.filter((node) => node.cast?.includes(name)).length;
  return cast.map(({ name }) => name).toSorted((left, right) => present(right) - present(left))[0];
}

/** Urdu opens with what English closes with, so the first mark decides. */
function quotesOf(text: string): Quotes {
  const first = /[“”«"]/u.exec(text)?.[0];
  if (first === "“") return ["“", "”"];
  if (first === "”") return ["”", "“"];
  if (first === "«") return ["«", "»"];
  return ['"', '"'];
}

/** What is said, with the comma before "he said" made a full stop. */
export function linesSpoken(text: string, language: string, quotes: Quotes): string[] {
  const stop = language === "hi" || language === "bn" ? "।" : language === "ur" ? "۔" : ".";
  const found = Array.from(text.matchAll(speechIn(quotes)), ([, line = ""]) => line.trim());
  // A sentence that somebody's "she said" cuts in two goes on in small letters.
  const whole = found.filter(
    (line, at) => !(/[,،]$/u.test(line) && /^\p{Ll}/u.test(found[at + 1] ?? "")),
  );
  return whole
    .map((line) => line.replace(/[,،]$/u, stop))
    .filter(
      (line) =>
        /[.!?।۔…]$/u.test(line) &&
        !/^\p{Ll}/u.test(line) &&
        line.length <= 120 &&
        line.split(/\s+/u).length >= 3,
    );
}

interface Whole {
  quotes: Quotes;
  isPast: boolean;
  person: Person;
  played: string | undefined;
}
const wholes = new WeakMap<StoryGraph, Whole>();

/** What holds for the whole story, read once as long as its graph is the same. */
function wholeOf(work: Work, grammar: Grammar): Whole {
  const known = wholes.get(work.graph);
  if (known) return known;
  const text = Object.values(work.graph.nodes)
    .slice(0, 40)
    .map((node) => node.text)
    .join("\n");
  const quotes = quotesOf(text);
  const told = text.replaceAll(speechIn(quotes), " ");
  const whole: Whole = {
    quotes,
    isPast: count(told, grammar.past) > count(told, grammar.present),
    person: personIn(told, grammar) ?? "third",
    played: playedIn(work),
  };
  wholes.set(work.graph, whole);
  return whole;
}

/** What each of these people says in a text, where its paragraph names nobody else as the one who speaks. */
export function linesOf(
  text: string,
  who: readonly string[],
  reading: Pick<Reading, "language" | "quotes" | "tongue">,
): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  const { says } = grammars[reading.tongue ?? "en"];
  for (const paragraph of text.split(/\n+/u)) {
    const speaking = who.filter((name) => says(escaped(name)).test(paragraph));
    const [name] = speaking;
    if (name === undefined || speaking.length > 1) continue;
    const own = linesSpoken(paragraph, reading.language, reading.quotes);
    lines.set(name, (lines.get(name) ?? []).concat(own));
  }
  return lines;
}

export function tongueOf(language: string): Tongue | undefined {
  return tongues.find((tongue) => language.toLowerCase().split(/[-_]/u)[0] === tongue);
}

function personIn(text: string, { first, second }: Grammar): Person | undefined {
  const [own, other] = [count(text, first), count(text, second)];
  if (own + other < 2) return undefined;
  return own >= other ? "first" : "second";
}

/** How much a scene must lean the other way before it is read against its story's tense. */
const habit = 3;

export function readingOf(work: Work, node: GraphNode): Reading {
  const { language } = work;
  const tongue = tongueOf(language);
  const grammar = grammars[tongue ?? "en"];
  const whole = wholeOf(work, grammar);
  const { quotes } = whole;
  const told = node.text.replaceAll(speechIn(quotes), " ");
  const plain = node.text
    .split(/\n+/u)
    .flatMap((paragraph) => (/["“”«]/u.test(paragraph) ? [] : sentencesOf(paragraph, language)));
  const base = {
    language,
    tongue,
    quotes,
    spoken: linesSpoken(node.text, language, quotes),
    plain,
  };
  if (!tongue) return { ...base, isPast: false, person: "third", speakers: [], areHuman: false };
  const lean = count(told, grammar.past) - count(told, grammar.present);
  const { cast } = bibleOf(work.bible);
  const isBodiless = (name: string) =>
    cast.some((one) => one.name === name && bodiless.test(one.is));
  const speakers = (node.cast ?? []).filter(
    (name) =>
      name !== whole.played && !isBodiless(name) && grammar.says(escaped(name)).test(node.text),
  );
  return {
    ...base,
    isPast: lean + (whole.isPast ? habit : -habit) > 0,
    person: personIn(told, grammar) ?? whole.person,
    speakers,
    areHuman: !cast.some(({ is, name }) => speakers.includes(name) && animal.test(is)),
  };
}

export function nodeAt(work: Work, name: string): GraphNode {
  return nodeNamed(work.graph, name) ?? { text: "", choices: [] };
}
