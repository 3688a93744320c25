import type { StorySummary } from "./story.ts";

/** Far more than a card shows. */
const longestExcerpt = 1_000;

/** The tagline, or the beginning of the description without markdown; empty if there is neither. */
export function excerptOf(story: Pick<StorySummary, "tagline" | "description">): string {
  return story.tagline.trim() || plain(story.description.slice(0, longestExcerpt));
}

function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, "$1")
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, "")
    .replace(/(\*\*|__|[*_`~])(?=\S)([^*_`~]*?)\1/g, "$2")
    .replace(/\s+/g, " ")
    .trim();
}
