/** Authors lean on a word with *stars*. Within a line only, so that a lone star runs nowhere. */
const leaning = /\*([^*\n]+)\*/;

/** The text as it is spoken and typed out: without its marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll("*", "");
}

/** A passage with the words its author leans on. */
export function Emphasis({ text }: { text: string }) {
  // Split by a pattern with one group, every second piece is what stood between the stars.
  const pieces = text.split(leaning);
  if (pieces.length === 1) return withoutMarks(text);
  return pieces.map((piece, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- a passage's pieces never change places
    place % 2 === 1 ? <em key={place}>{piece}</em> : withoutMarks(piece),
  );
}
