import { storyLanguages, type Tastes } from "@katha/api/account";

/** What somebody may read before they have said so: the interface's language, and those that their browser asks for. */
export function usualLanguages(
  ofInterface: string,
  browsers: readonly string[],
): Tastes["languages"] {
  const spoken = new Set([ofInterface, ...browsers].map((tag) => tag.toLowerCase().split("-")[0]));
  return storyLanguages.filter((language) => spoken.has(language));
}
