/**
 * Authors emphasise words with *asterisks*. Only within a line, so that a single one has no effect.
 */
const leaning = /\*([^*\n]+)\*/;

/** The text without asterisks, as it is announced and typed out. */
export function withoutMarks(text: string): string {
  return text.replaceAll("*", "");
}

/** A text in pieces: every second one is emphasised. */
export function emphasisIn(text: string): string[] {
  // Splitting by a pattern with one group makes every second piece the emphasised text.
  return text.split(leaning).map((piece, at) => (at % 2 === 1 ? piece : withoutMarks(piece)));
}
