import { paths } from "../routes/paths.ts";

/** The page of all stories with words, a category, a tag or an author. */
export function storiesWith(name: "q" | "category" | "tag" | "author", value: string): string {
  return `${paths.stories}?${name}=${encodeURIComponent(value)}`;
}
