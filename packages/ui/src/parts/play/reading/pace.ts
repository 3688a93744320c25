import type { Pen, Stroke } from "../log/TypedText/typing.ts";
import type { ReadingSettings } from "@katha/api/shapes";

/** About 250 words a minute, as most people read. */
const readMsPerCharacter = 45;

interface Pace {
  pieces: Stroke["pieces"];
  msPerCharacter: (usual: number) => number;
}

/** How new text appears: letter by letter, the same slowly, by words, by sentences, or at once. */
const paces: Record<ReadingSettings["pace"], Pace> = {
  letters: { pieces: "letters", msPerCharacter: (usual) => usual },
  slow: { pieces: "letters", msPerCharacter: (usual) => 3 * usual },
  words: { pieces: "words", msPerCharacter: () => readMsPerCharacter },
  sentences: { pieces: "sentences", msPerCharacter: () => readMsPerCharacter },
  once: { pieces: "letters", msPerCharacter: () => 0 },
};

export const readingPaces = Object.keys(paces) as ReadingSettings["pace"][];

/** How a text is written for this reader; `usual` is what its kind takes for a letter. */
export function paceOf(
  { pace, moves }: Pick<ReadingSettings, "pace" | "moves">,
  usual: number,
  language?: string,
): Required<Pick<Pen, "msPerCharacter" | "stroke">> {
  const { pieces, msPerCharacter } = paces[moves ? pace : "once"];
  return {
    msPerCharacter: msPerCharacter(usual),
    stroke: { pieces, hurries: pace === "letters", language },
  };
}
