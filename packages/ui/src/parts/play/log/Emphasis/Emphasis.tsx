/**
 * Authors emphasise words with *asterisks*. Only within a line, so that a single one has no effect.
 */
const leaning = /\*([^*\n]+)\*/;

/** The text without asterisks, as it is announced and typed out. */
export function withoutMarks(text: string): string {
  return text.replaceAll("*", "");
}

/** A passage with the author's emphasis. */
export function Emphasis({ text }: { text: string }) {
  // Splitting by a pattern with one group makes every second piece the emphasised text.
  const pieces = text.split(leaning);
  if (pieces.length === 1) return withoutMarks(text);
  return pieces.map((piece, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a passage are never reordered
    place % 2 === 1 ? <em key={place}>{piece}</em> : withoutMarks(piece),
  );
}
