import { searchLineLength } from "../../../../tokens/constants.ts";
import { excerptOf, type StoryWords } from "../../excerpt.ts";

/** The tagline, or the start of the description, counted in graphemes. */
export function searchExcerptOf(story: StoryWords): string {
  const line = excerptOf(story);
  if (story.tagline.trim() !== "") return line;
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (letters.length <= searchLineLength) return line;
  return `${letters.slice(0, searchLineLength).join("").trimEnd()}…`;
}
