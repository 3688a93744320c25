import { termsOf } from "../../understanding/words/terms.ts";
import { closed } from "../../memory/sentences.ts";
import { bibleOf } from "../../understanding/bible.ts";
import type { GraphNode } from "@katha/storygraph";
import type { TurnContext, VoicedContext } from "../turn-context.ts";
import { paragraphsOf } from "../story/recent-text.ts";
import { nodeAt } from "../story/reading.ts";
import { linesSpoken } from "../story/speech.ts";

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
const shared = (text: string, terms: readonly string[]) =>
  termsOf(text).filter((term) => terms.includes(term)).length;

/** The texts that share most words with these, and share any. */
function nearest(texts: readonly string[], words: string): string[] {
  const terms = termsOf(words);
  const most = Math.max(0, ...texts.map((text) => shared(text, terms)));
  return most === 0 ? [] : texts.filter((text) => shared(text, terms) === most);
}

export function beatOf({ request, node }: TurnContext): string {
  const { step } = request;
  return step.way === "detour" && step.beat !== null ? (node.beats?.[step.beat] ?? "") : "";
}

const longestRecall = 150;
const unquoted = (text: string) => text.replaceAll(/["“”]/gu, "");

/** A sentence of the author's that fits the beat, repeated as a refrain. */
export function refrainFor(context: TurnContext): string {
  const { reading, lines } = context;
  // The last sentences were only just read.
  const sentences = reading.plain
    .slice(0, -2)
    .filter(({ length }) => length >= 20 && length <= longestRecall);
  const sentence = lines.again(nearest(sentences, beatOf(context)));
  return sentence === "" ? "" : `*${sentence.replaceAll("*", "")}*`;
}

/** The beat itself as a sentence, unless it names the player's character. */
export function beatTold(context: TurnContext): string {
  const beat = beatOf(context);
  if (beat === "") return "";
  const { reading } = context;
  const { cast } = bibleOf(context.request.story.bible);
  const named = cast.some(({ name }) => name.length > 1 && beat.includes(name));
  const isOther = reading.person === "first" && /\b(?:s?he|hers?|his|him|your?)\b/iu.test(beat);
  if (isOther) return "";
  if (named && reading.person !== "third" && reading.voiceLanguage) return "";
  return context.lines.again([closed(capital(beat), reading.language)]);
}

const scenesBack = 5;

/** Lines spoken in earlier scenes, those with the same people first. */
export function saidBefore({ request, node, reading }: TurnContext): string[] {
  const { story, position } = request;
  const path = [...new Set(position.path.slice(0, -1).toReversed())].slice(0, scenesBack);
  const scenes = path
    .filter((name) => name !== position.node)
    .map((name) => nodeAt(story, name, position.state))
    .toSorted((left, right) => company(right, node) - company(left, node));
  return scenes
    .slice(0, 2)
    .flatMap(({ text }) => linesSpoken(text, reading.language, reading.quotes));
}

const company = (one: GraphNode, other: GraphNode) =>
  (one.cast ?? []).filter((name) => other.cast?.includes(name)).length;

/** Something that was said comes back, of this scene or of one before, in the voice's own frame. */
export function recalled(context: VoicedContext): string {
  const { reading, lines, voice } = context;
  const last = paragraphsOf(context.node.text).at(-1) ?? "";
  const settled = reading.spoken.filter((line) => !last.includes(line.slice(0, -1)));
  const near = nearest(settled, beatOf(context));
  const here = near.length > 0 ? near : settled;
  const before = saidBefore(context);
  const isBefore = before.length > 0 && lines.rng.next() < 0.65;
  const quote = (isBefore && lines.again(before)) || lines.again(here);
  return quote === "" ? "" : lines.fresh(voice.recall, { quote });
}

/** A promise that the player has made, some turns ago, and that nobody has spoken of since. */
export function promised({ request, lines, voice, recent }: VoicedContext): string {
  const { memory, passages } = request;
  const earlier = passages.slice(0, -1);
  const isOwn = (turn: string | null, text: string) =>
    earlier.some(({ turnId, said }) => turnId === turn && said?.includes(text.slice(0, 40)));
  const own = memory.find(
    ({ kind, text, turn_id }) =>
      kind === "promise" && isOwn(turn_id, text) && !recent.hasWords(`${unquoted(text)}"`, 1),
  );
  return own ? lines.fresh(voice.promise, { quote: unquoted(own.text) }) : "";
}
