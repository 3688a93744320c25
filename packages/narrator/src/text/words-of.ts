/** The words of a list, as they are written there. */
export const wordsOf = (lines: readonly string[] = []): string[] =>
  lines.flatMap((line) => line.split(" "));
