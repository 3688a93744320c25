import type { Story } from "@katha/api/shapes";

export type StoryWords = Pick<Story, "tagline"> & Partial<Pick<Story, "storyDescription">>;

/** Far more than a card shows. */
const longestExcerpt = 1_000;

/** The tagline, or the beginning of the description without markdown; empty if there is neither. */
export function excerptOf({ tagline, storyDescription = "" }: StoryWords): string {
  return tagline.trim() || plain(storyDescription.slice(0, longestExcerpt));
}

function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, "$1")
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, "")
    .replace(/(\*\*|__|[*_`~])(?=\S)([^*_`~]*?)\1/g, "$2")
    .replace(/\s+/g, " ")
    .trim();
}
