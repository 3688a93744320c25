import type { RouteObject } from "../../routes/router.ts";
import { intentEvents } from "./intent-events.ts";

/**
 * Loads the prefetching of pages when somebody first moves, and passes on the last event of each kind that
 * came meanwhile. Nothing is prefetched for readers who save data.
 */
export function startPrefetch(routes: RouteObject[]): () => void {
  const stopped = new AbortController();
  const seen = new Map<string, Event>();
  const stopLooking = () => {
    for (const type of intentEvents) removeEventListener(type, look);
  };
  const look = (event: Event): void => {
    const isFirst = seen.size === 0;
    seen.set(event.type, event);
    if (isFirst) void load();
  };
  const load = async (): Promise<void> => {
    try {
      const { prefetchPages, watchIntent } = await import("./prefetch.ts");
      if (stopped.signal.aborted) return;
      const watch = watchIntent(document, prefetchPages(routes), stopped.signal);
      for (const event of seen.values()) watch(event);
    } catch {
      // Links work without it, a little later.
    }
    stopLooking();
  };
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  for (const type of intentEvents) addEventListener(type, look, { passive: true });
  stopped.signal.addEventListener("abort", stopLooking);
  return () => stopped.abort();
}
