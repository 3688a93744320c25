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
    const leave = atLeisure(async () => {
      const fetched = await fetchPiece();
      return () => {
        if (!gone) setPiece(() => fetched);
      };
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

type Load = () => Promise<() => void>;
const waiting = new Set<Load>();

/** Parts that wait at the same time are shown at the same time, so that the page is laid out once for all of them. */
function atLeisure(load: Load): () => void {
  waiting.add(load);
  if (waiting.size === 1) {
    const settle = () => setTimeout(() => whenIdle(() => void showWaiting()), settleMs);
    if (document.readyState === "complete") settle();
    else addEventListener("load", settle, { once: true });
  }
  return () => waiting.delete(load);
}

async function showWaiting(): Promise<void> {
  const loads = [...waiting];
  waiting.clear();
  const loaded = await Promise.allSettled(loads.map((load) => load()));
  for (const each of loaded) if (each.status === "fulfilled") each.value();
}

/** Safari has no `requestIdleCallback`, so there it runs at once. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: longestMs });
  else act();
}
