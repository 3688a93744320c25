import type { AppStore } from "../../store/store.ts";

export const signs = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Until somebody stirs nothing needs to know where they go: then the watch is fetched, and sees of
 * each kind of sign the last that came while it was on its way.
 */
export function awaitIntent(store: AppStore): () => void {
  const seen = new Map<string, Event>();
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, look);
  };
  const look = (sign: Event): void => {
    const isFirst = seen.size === 0;
    seen.set(sign.type, sign);
    if (isFirst) void watch();
  };
  const watch = async (): Promise<void> => {
    try {
      const { followSigns, preparePages } = await import("./intent.ts");
      const see = followSigns(document, preparePages(store));
      for (const sign of seen.values()) see(sign);
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
