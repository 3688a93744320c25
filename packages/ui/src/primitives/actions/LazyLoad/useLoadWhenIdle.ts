import { useEffect, useState } from "react";

/** A piece that the first sight of a page can do without: it is fetched when the browser has nothing to do. */
export function useLoadWhenIdle<Piece>(
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

/** A page that is still loading is left to finish first. */
const settleMs = 1_000;
/** A page that is never at leisure gets it all the same. */
const longestMs = 1_000;

function atLeisure(act: () => void): () => void {
  const left = new AbortController();
  const settle = () => {
    const asked = setTimeout(() => left.signal.aborted || whenIdle(act, left.signal), settleMs);
    left.signal.addEventListener("abort", () => clearTimeout(asked));
  };
  if (document.readyState === "complete") settle();
  else addEventListener("load", settle, { once: true, signal: left.signal });
  return () => left.abort();
}

/** Safari has no idle callback: there, now is as good as later. */
function whenIdle(act: () => void, left: AbortSignal): void {
  if (!("requestIdleCallback" in window)) return act();
  const asked = requestIdleCallback(act, { timeout: longestMs });
  left.addEventListener("abort", () => cancelIdleCallback(asked));
}
