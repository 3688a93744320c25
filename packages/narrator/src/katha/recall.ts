import { termsOf } from "../loom/words/terms.ts";
import { closed } from "../memory/sentences.ts";
import { bibleOf } from "../loom/bible.ts";
import type { GraphNode } from "@katha/storygraph";
import type { Ground, SpokenGround } from "./ground.ts";
import { paragraphsOf } from "./story/told.ts";
import { nodeAt } from "./story/reading.ts";
import { linesSpoken } from "./story/speech.ts";

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
const shared = (text: string, terms: readonly string[]) =>
  termsOf(text).filter((term) => terms.includes(term)).length;

/** The texts that share most words with these, and share any. */
function nearest(texts: readonly string[], words: string): string[] {
  const terms = termsOf(words);
  const most = Math.max(0, ...texts.map((text) => shared(text, terms)));
  return most === 0 ? [] : texts.filter((text) => shared(text, terms) === most);
}

export function beatOf({ telling, node }: Ground): string {
  const { step } = telling;
  return step.way === "detour" && step.beat !== null ? (node.beats?.[step.beat] ?? "") : "";
}

const longestRecall = 150;
const unquoted = (text: string) => text.replaceAll(/["“”]/gu, "");

/** A sentence of the author's that stands for the beat, in the manner of a refrain. */
export function refrainFor(ground: Ground): string {
  const { reading, lines } = ground;
  // What stands last has only just been read.
  const sentences = reading.plain
    .slice(0, -2)
    .filter(({ length }) => length >= 20 && length <= longestRecall);
  const sentence = lines.again(nearest(sentences, beatOf(ground)));
  return sentence === "" ? "" : `*${sentence.replaceAll("*", "")}*`;
}

/** The beat itself as a sentence, where it does not speak of the player by name. */
export function beatTold(ground: Ground): string {
  const beat = beatOf(ground);
  if (beat === "") return "";
  const { reading } = ground;
  const { cast } = bibleOf(ground.telling.work.bible);
  const named = cast.some(({ name }) => name.length > 1 && beat.includes(name));
  const isOther = reading.person === "first" && /\b(?:s?he|hers?|his|him|your?)\b/iu.test(beat);
  if (isOther) return "";
  if (named && reading.person !== "third" && reading.tongue) return "";
  return ground.lines.again([closed(capital(beat), reading.language)]);
}

const scenesBack = 5;

/** What was said in the scenes before this one, those first in which the same people stood. */
export function saidBefore({ telling, node, reading }: Ground): string[] {
  const { work, standing } = telling;
  const path = [...new Set(standing.path.slice(0, -1).toReversed())].slice(0, scenesBack);
  const scenes = path
    .filter((name) => name !== standing.node)
    .map((name) => nodeAt(work, name))
    .toSorted((left, right) => company(right, node) - company(left, node));
  return scenes
    .slice(0, 2)
    .flatMap(({ text }) => linesSpoken(text, reading.language, reading.quotes));
}

const company = (one: GraphNode, other: GraphNode) =>
  (one.cast ?? []).filter((name) => other.cast?.includes(name)).length;

/** Something that was said comes back, of this scene or of one before, in the voice's own frame. */
export function recalled(ground: SpokenGround): string {
  const { reading, lines, voice } = ground;
  const last = paragraphsOf(ground.node.text).at(-1) ?? "";
  const settled = reading.spoken.filter((line) => !last.includes(line.slice(0, -1)));
  const near = nearest(settled, beatOf(ground));
  const here = near.length > 0 ? near : settled;
  const before = saidBefore(ground);
  const isBefore = before.length > 0 && lines.rng.next() < 0.65;
  const quote = (isBefore && lines.again(before)) || lines.again(here);
  return quote === "" ? "" : lines.fresh(voice.recall, { quote });
}

/** A promise that the player has made, some turns ago, and that nobody has spoken of since. */
export function promised({ telling, lines, voice, told }: SpokenGround): string {
  const { memory, passages } = telling;
  const earlier = passages.slice(0, -1);
  const isOwn = (turn: string | null, text: string) =>
    earlier.some(({ turnId, said }) => turnId === turn && said?.includes(text.slice(0, 40)));
  const own = memory.find(
    ({ kind, text, turn_id }) =>
      kind === "promise" && isOwn(turn_id, text) && !told.hasWords(`${unquoted(text)}"`, 1),
  );
  return own ? lines.fresh(voice.promise, { quote: unquoted(own.text) }) : "";
}
