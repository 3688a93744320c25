import { useState } from "react";

/**
 * A piece that is fetched when a visitor reaches for it, by pointer, finger or keyboard, and not with the
 * page. What could not be fetched is asked for again at the next reach.
 */
export function useLoadOnIntent<Piece>(
  fetchPiece: () => Promise<Piece>,
): [Piece | null, () => void] {
  const [piece, setPiece] = useState<Piece | null>(null);
  const reach = () => {
    if (piece !== null) return;
    void fetchPiece().then(
      (fetched) => setPiece(() => fetched),
      () => undefined,
    );
  };
  return [piece, reach];
}
