import { useEffect, useState } from "react";

/** A piece that the first sight of a page can do without: it is fetched when the browser has nothing to do. */
export function useAtLeisure<Piece>(
  fetchPiece: () => Promise<Piece>,
  wanted: boolean,
): [Piece | null] {
  const [piece, setPiece] = useState<Piece | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const leave = atLeisure(() => {
      void fetchPiece().then(
        (fetched) => !gone && setPiece(() => fetched),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      leave();
    };
  }, [fetchPiece, wanted]);
  return [piece];
}

/** A page that is never at leisure gets it all the same. */
const longestMs = 2_000;

/** Safari has no idle callback: there, a moment later will do. */
function atLeisure(act: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const asked = requestIdleCallback(act, { timeout: longestMs });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(act, 200);
  return () => clearTimeout(asked);
}
