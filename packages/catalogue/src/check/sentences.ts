import { pagesOf, type ReadStory } from "./read-stories.ts";

const fewestWords = 5;

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?।۔])["”’*)\s]+|\n+/u)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
        .trim(),
    )
    .filter((sentence) => sentence.split(" ").length >= fewestWords);
}

/** Sentences that occur in more than one story. */
export function repeatedSentences(stories: readonly ReadStory[]): string[] {
  const standing = new Map<string, Set<string>>();
  for (const story of stories)
    for (const { text } of pagesOf(story))
      for (const sentence of sentencesOf(text))
        standing.set(sentence, (standing.get(sentence) ?? new Set()).add(story.slug));
  return [...standing]
    .filter(([, slugs]) => slugs.size > 1)
    .map(([sentence, slugs]) => `"${sentence}" stands in ${[...slugs].join(" and ")}`);
}
