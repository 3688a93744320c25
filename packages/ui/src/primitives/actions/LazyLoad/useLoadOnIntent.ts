import { useState } from "react";

/**
 * Loads a part of the page when a visitor hovers, touches or focuses what opens it. A failed load
 * is tried again the next time. The returned function resolves to whether it has loaded, so that
 * the caller can report a failure to somebody who pressed, and a later hover does not open it by
 * surprise.
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
