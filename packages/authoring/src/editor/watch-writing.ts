import type { AuthoringStore } from "../state.ts";
import { selectEditor } from "./selectors.ts";

export const keepEveryMs = 500;

/** Calls back shortly after the entry last changed, and at once when the page goes away. */
export function watchWriting(store: AuthoringStore, id: string, onWritten: () => void) {
  const entryNow = () => selectEditor(store.getState(), id)?.entry;
  let seen = entryNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    onWritten();
  };
  const unsubscribe = store.subscribe(() => {
    const entry = entryNow();
    if (entry === seen) return;
    seen = entry;
    clearTimeout(timer);
    timer = entry && setTimeout(flush, keepEveryMs);
  });
  window.addEventListener("pagehide", flush);
  return {
    flush,
    /** Drops the latest unsaved words. */
    discard: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
    stop: (): void => {
      flush();
      unsubscribe();
      window.removeEventListener("pagehide", flush);
    },
  };
}
