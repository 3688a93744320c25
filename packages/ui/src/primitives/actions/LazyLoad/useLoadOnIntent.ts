import { useState } from "react";

/**
 * A piece that is fetched when a visitor reaches for it, by pointer, finger or keyboard, and not with the
 * page. What could not be fetched is asked for again at the next reach, which answers whether it has come:
 * whoever pressed for it is told, and it opens at no later hover.
 */
export function useLoadOnIntent<Piece>(
  fetchPiece: () => Promise<Piece>,
): [Piece | null, () => Promise<boolean>] {
  const [piece, setPiece] = useState<Piece | null>(null);
  const reach = async () => {
    if (piece !== null) return true;
    try {
      const fetched = await fetchPiece();
      setPiece(() => fetched);
      return true;
    } catch {
      return false;
    }
  };
  return [piece, reach];
}
