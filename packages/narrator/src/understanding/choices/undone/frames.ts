import { lruCache } from "../../../lib/lru-cache.ts";
import { plain } from "../../words/plain.ts";
import { isRefusing } from "../choice-words.ts";
import { phrasesOf } from "../../phrases/heard.ts";
import { isTelling } from "./telling.ts";

/**
 * Phrases around a deed that leave it undone, though all its words are there: "I'm afraid to open it",
 * "before I open it I listen", "tell her to open it", "they expect me to open it". A reservation weighs against a
 * choice among other evidence; a frame prevents it from being taken, whatever the evidence.
 */
export const frames = [
  "refused",
  "shrunkFrom",
  "beforehand",
  "bidden",
  "watched",
  "ofAnother",
  "wantedOfMe",
  "spokenOf",
  "toldOf",
  "onceMeant",
  "putOff",
  "pretended",
  "mocked",
  "toSeeWhether",
  "onlyTold",
] as const;
export type Frame = (typeof frames)[number];

const patterns = frames
  .filter((kind) => kind !== "onlyTold")
  .map((kind) => [kind, phrasesOf((language) => language.frames?.[kind])] as const);

/** A line is asked by several; the wordings of a choice that may be meant are asked each time. */
const known = lruCache<readonly Frame[]>(2_000);

/** The frames around a text's deeds, or that it has no deed. */
export const framesIn = (text: string): readonly Frame[] => known(text, () => readFrames(text));

function readFrames(text: string): readonly Frame[] {
  const said = plain(text).trim();
  const found = patterns.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind);
  return found.length === 0 && isTelling(text) ? ["onlyTold"] : found;
}

/** A frame belongs to a choice if more than this share of its wordings has it. */
const wordedShare = 0.03;
/** Statements are more common among wordings, so they need a larger share. */
const toldShare = 0.2;

/** From this share of negated wordings on, a choice is a refusal. */
const refusingShare = 0.3;

/** The frames that few wordings of a choice have. */
export function foreignFrames(text: string, wordings: readonly string[]): readonly Frame[] {
  const own = framesIn(text);
  if (own.length === 0) return own;
  const framed = wordings.map(framesIn);
  const shareOf = (is: (at: number) => boolean) =>
    wordings.filter((_, at) => is(at)).length / wordings.length;
  const isToRefuse =
    own.includes("refused") && shareOf((at) => isRefusing(wordings[at] ?? "")) > refusingShare;
  return own.filter(
    (frame) =>
      !(frame === "refused" && isToRefuse) &&
      shareOf((at) => framed[at]?.includes(frame) === true) <=
        (frame === "onlyTold" ? toldShare : wordedShare),
  );
}

const seamWords = phrasesOf((language) => language.frames?.seamWords).source;
const seams = new RegExp(
  String.raw`[,.;:!—]+\s*(?:${seamWords} )?|${phrasesOf((language) => language.frames?.seams).source}`,
  "u",
);

/** The rest of a line outside such a frame. */
export function unframed(text: string, held: readonly Frame[]): string {
  return text
    .split(seams)
    .filter((part) => part.trim() !== "" && !framesIn(part).some((frame) => held.includes(frame)))
    .join(". ");
}
