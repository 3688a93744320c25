import { useEffect, useState } from "react";

/** Loads a part that the first paint does not need, once the browser is idle. */
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

/** Waits this long after the page has loaded. */
const settleMs = 1_000;
/** Loads after this long even if the browser is never idle. */
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

/** Safari has no `requestIdleCallback`, so there it runs at once. */
function whenIdle(act: () => void, left: AbortSignal): void {
  if (!("requestIdleCallback" in window)) return act();
  const asked = requestIdleCallback(act, { timeout: longestMs });
  left.addEventListener("abort", () => cancelIdleCallback(asked));
}
