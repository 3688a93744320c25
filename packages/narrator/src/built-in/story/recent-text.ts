import { textAt } from "@katha/storygraph";
import type { NarrationRequest } from "../../port.ts";

const remembered = 50;

/** The text of recent passages, used to avoid repetition. */
export interface RecentText {
  /** Whether a recent passage has this paragraph. */
  hasParagraph: (paragraph: string) => boolean;
  /** Whether the narrator used these words recently, or in this part. */
  hasWords: (words: string) => boolean;
  /** Where these words were used last, the later the larger; -1 where they were not. */
  lastUse: (words: string) => number;
  /** Whether the last passage has these words. */
  isLast: (words: string) => boolean;
  /** Marks these words as used. */
  use: (words: string) => void;
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n(?:[^\S\n]*\n)+/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

const straight = (text: string) => text.replaceAll(/[“”«»"]/gu, '"').replaceAll("’", "'");

export function recentTextOf({ story, passages, position }: NarrationRequest): RecentText {
  const last = passages.slice(-remembered);
  const paragraphs = new Set(last.flatMap(({ text }) => paragraphsOf(text)));
  const added = last.map(({ text, node }) => {
    const own = textAt(story.graph, node, position.state).trim();
    return straight(own === "" ? text : text.replace(own, ""));
  });
  const latest = straight(passages.at(-1)?.text ?? "");
  let words = added.join("\n");
  return {
    hasParagraph: (paragraph) => paragraphs.has(paragraph.trim()),
    hasWords: (some) => words.includes(straight(some)),
    lastUse: (some) => words.lastIndexOf(straight(some)),
    isLast: (some) => latest.includes(straight(some)),
    use: (some) => {
      words += `\n${straight(some)}`;
    },
  };
}
