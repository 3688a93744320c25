/** The visible text of a turn, as it was streamed. */
export interface Piece {
  part: "narrative" | "setup";
  text: string;
}

/** The lengths of the pieces in order: n for narrative, s for setup. */
export function cutsOf(pieces: readonly Piece[]): string {
  return pieces.map(({ part, text }) => `${part.charAt(0)}${text.length}`).join(" ");
}

/** Cuts the text into the same pieces again. */
export function piecesOf(
  cuts: string,
  texts: { narrative: string | null; setup: string | null },
): Piece[] {
  const rest = { narrative: texts.narrative ?? "", setup: texts.setup ?? "" };
  const taken = { narrative: 0, setup: 0 };
  return cuts.split(" ").flatMap((cut): Piece[] => {
    const part = cut.startsWith("s") ? "setup" : "narrative";
    const length = Number(cut.slice(1));
    if (cut === "") return [];
    const text = rest[part].slice(taken[part], taken[part] + length);
    taken[part] += length;
    return [{ part, text }];
  });
}

export function joined(pieces: readonly Piece[], wanted: Piece["part"]): string | null {
  const text = pieces.flatMap(({ part, text: one }) => (part === wanted ? [one] : [])).join("");
  return text === "" ? null : text;
}
