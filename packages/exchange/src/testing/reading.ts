import { normalise } from "@katha/storygraph";
import { strToU8 } from "fflate";
import type { Imported } from "../exchange.ts";
import { importStory, type StoryRead } from "../import-story.ts";
import { Refused } from "../refused.ts";

export const readText = (text: string, fileName?: string) => importStory(strToU8(text), fileName);

/** Throws where it is refused. */
export function storyIn(text: string, fileName?: string): StoryRead {
  const read = readText(text, fileName);
  if (read.kind === "refused") throw new Error(`Refused: ${read.why}`);
  return read;
}

/** Of any text: its story, or an empty one and why the reader refuses it. */
export function graphOrRefusal(read: (text: string) => Imported, text: string) {
  try {
    return { graph: read(text).graph, why: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { graph: normalise({}), why: error.why };
  }
}
