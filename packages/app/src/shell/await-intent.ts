import type { AppStore } from "../store.ts";

export const signs = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Until somebody stirs nothing needs to know where they go: then the watch is fetched, and sees the
 * sign that was the last while it was on its way.
 */
export function awaitIntent(store: AppStore): () => void {
  let last: Event | undefined;
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, look);
  };
  const look = (sign: Event): void => {
    const isFirst = last === undefined;
    last = sign;
    if (isFirst) void watch();
  };
  const watch = async (): Promise<void> => {
    try {
      const { followSigns, preparePages } = await import("./intent.ts");
      const see = followSigns(document, preparePages(store));
      if (last) see(last);
    } catch {
      // Links are followed without it, a little later.
    }
    stop();
  };
  // Who spares their line fetches nothing that they may not need.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  for (const sign of signs) addEventListener(sign, look, { passive: true });
  return stop;
}
