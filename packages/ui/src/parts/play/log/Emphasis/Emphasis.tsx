import { emphasisIn } from "../../../../markdown/emphasized.ts";

/** A passage with the author's emphasis. */
export function Emphasis({ text }: { text: string }) {
  const pieces = emphasisIn(text);
  if (pieces.length === 1) return pieces[0];
  return pieces.map((piece, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a passage are never reordered
    place % 2 === 1 ? <em key={place}>{piece}</em> : piece,
  );
}
