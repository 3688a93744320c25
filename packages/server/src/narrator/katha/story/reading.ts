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
const notHuman =
  /\b(?:lion|tiger|hare|rabbit|donkey|crane|crab|jackal|elephant|parrot|parakeet|monkey|crow|tortoise|ship|tug|computer|machine|boat|snake|cat|dog|bird|fish|mouse|deer)\b/iu;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const speech = /["“«]([^"”»“«]*)["”»]/gu;

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

function quotesOf(text: string): readonly [string, string] {
  if (text.includes("“")) return ["“", "”"];
  if (text.includes("«")) return ["«", "»"];
  return ['"', '"'];
}

/** What is said, with the comma before "he said" made a full stop. */
export function linesSpoken(text: string, language: string): string[] {
  const stop = language === "hi" || language === "bn" ? "।" : language === "ur" ? "۔" : ".";
  return Array.from(text.matchAll(speech), ([, line = ""]) =>
    line.replace(/[,،]$/u, stop).trim(),
  ).filter(
    (line) =>
      /[.!?।۔…]$/u.test(line) &&
      !/^\p{Ll}/u.test(line) &&
      line.length <= 120 &&
      line.split(/\s+/u).length >= 3,
  );
}

interface Whole {
  quotes: readonly [string, string];
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
  const told = text.replaceAll(speech, " ");
  const whole: Whole = {
    quotes: quotesOf(text),
    isPast: count(told, grammar.past) > count(told, grammar.present),
    person: personIn(told, grammar) ?? "third",
    played: playedIn(work),
  };
  wholes.set(work.graph, whole);
  return whole;
}

export function tongueOf(language: string): Tongue | undefined {
  return tongues.find((tongue) => language.toLowerCase().split(/[-_]/u)[0] === tongue);
}

function personIn(text: string, { first, second }: Grammar): Person | undefined {
  const [own, other] = [count(text, first), count(text, second)];
  if (own + other < 2) return undefined;
  return own >= other ? "first" : "second";
}

export function readingOf(work: Work, node: GraphNode): Reading {
  const { language } = work;
  const tongue = tongueOf(language);
  const grammar = grammars[tongue ?? "en"];
  const whole = wholeOf(work, grammar);
  const told = node.text.replaceAll(speech, " ");
  const plain = node.text
    .split(/\n+/u)
    .flatMap((paragraph) => (/["“«]/u.test(paragraph) ? [] : sentencesOf(paragraph, language)));
  const { quotes } = whole;
  const base = { language, tongue, quotes, spoken: linesSpoken(node.text, language), plain };
  if (!tongue) return { ...base, isPast: false, person: "third", speakers: [], areHuman: false };
  const lean = count(told, grammar.past) - count(told, grammar.present);
  const { cast } = bibleOf(work.bible);
  const speakers = (node.cast ?? []).filter(
    (name) => name !== whole.played && grammar.says(escaped(name)).test(node.text),
  );
  return {
    ...base,
    isPast: Math.abs(lean) > 1 ? lean > 0 : whole.isPast,
    person: personIn(told, grammar) ?? whole.person,
    speakers,
    areHuman: !cast.some(({ is, name }) => speakers.includes(name) && notHuman.test(is)),
  };
}

export function nodeAt(work: Work, name: string): GraphNode {
  return nodeNamed(work.graph, name) ?? { text: "", choices: [] };
}
