/** Words that a reader takes in a minute, in any language: somewhat slower than silent reading alone, as one chooses, too. */
export const wordsPerMinute = 200;

const aWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

export interface Reading {
  words: number;
  minutes: number;
}

/** How long a text takes to read. */
export function readingOf(text: string): Reading {
  const words = text.match(aWord)?.length ?? 0;
  return { words, minutes: words / wordsPerMinute };
}
