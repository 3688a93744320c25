import type { AppStore } from "../store.ts";

export const signs = ["pointerover", "focusin", "touchstart"] as const;

/** Until somebody stirs nothing needs to know where they go: then the watch is fetched, and sees the first sign. */
export function awaitIntent(store: AppStore): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, look);
  };
  const look = (sign: Event): void => {
    stop();
    void watch(store, sign);
  };
  // Who spares their line fetches nothing that they may not need.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  for (const sign of signs) addEventListener(sign, look, { passive: true });
  return stop;
}

async function watch(store: AppStore, sign: Event): Promise<void> {
  try {
    const { followSigns, preparePages } = await import("./intent.ts");
    followSigns(document, preparePages(store))(sign);
  } catch {
    // Links are followed without it, a little later.
  }
}
