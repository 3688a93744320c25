interface Unigram {
  /** Each piece with the logarithm of how likely it is; its number is its place. */
  pieces: readonly (readonly [piece: string, score: number])[];
  unknown: number;
}

/** What stands for a space, and before a text. */
const space = "▁";
/** An unknown letter is less likely than the rarest piece. */
const lessLikely = 10;

/** Cuts texts as SentencePiece does: into those pieces that are likeliest together. */
export function unigramPieces({ pieces, unknown }: Unigram) {
  const known = new Map(pieces.map(([piece, score], number) => [piece, { score, number }]));
  let longest = 1;
  let least = 0;
  for (const [piece, score] of pieces) {
    longest = Math.max(longest, piece.length);
    least = Math.min(least, score);
  }

  return (text: string): number[] => {
    const words = text
      .normalize("NFKC")
      .trim()
      .split(/\s+/u)
      .filter((word) => word !== "");
    const whole = words.map((word) => `${space}${word}`).join("");
    /** The likeliest way to each place, and the piece that it ends with. */
    const ways = [{ score: 0, from: 0, number: unknown }];
    for (let to = 1; to <= whole.length; to += 1) {
      let best = {
        score: (ways[to - 1]?.score ?? 0) + least - lessLikely,
        from: to - 1,
        number: unknown,
      };
      for (let from = Math.max(0, to - longest); from < to; from += 1) {
        const piece = known.get(whole.slice(from, to));
        const score = (ways[from]?.score ?? 0) + (piece?.score ?? 0);
        if (piece && score > best.score) best = { score, from, number: piece.number };
      }
      ways.push(best);
    }
    const found: number[] = [];
    for (let at = whole.length; at > 0; at = ways[at]?.from ?? 0) {
      const number = ways[at]?.number ?? unknown;
      // Unknown letters beside each other are one piece.
      if (number !== unknown || found.at(-1) !== unknown) found.push(number);
    }
    return found.toReversed();
  };
}
