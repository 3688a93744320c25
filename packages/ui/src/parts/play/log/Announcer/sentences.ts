let sentences: Intl.Segmenter | undefined;

/**
 * The complete sentences of a text after a position, and where they end. If more text `arrives`,
 * the last sentence may still be incomplete.
 */
export function sentencesFrom(
  text: string,
  from: number,
  arrives: boolean,
): { whole: string[]; until: number } {
  sentences ??= new Intl.Segmenter(undefined, { granularity: "sentence" });
  const found = Array.from(sentences.segment(text.slice(from)), ({ segment }) => segment);
  if (arrives) found.pop();
  const until = from + found.reduce((length, sentence) => length + sentence.length, 0);
  return { whole: found.map((sentence) => sentence.trim()).filter(Boolean), until };
}
