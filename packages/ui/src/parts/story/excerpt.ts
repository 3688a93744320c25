import type { StorySummary } from "./story.ts";

/** The tagline, or the description with its markdown signs taken off; empty when there is neither. */
export function lineOf(story: Pick<StorySummary, "tagline" | "description">): string {
  return story.tagline.trim() || plain(story.description);
}

function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, "")
    .replace(/(\*\*|__|[*_`~])(?=\S)([^*_`~]*?)\1/g, "$2")
    .replace(/\s+/g, " ")
    .trim();
}
