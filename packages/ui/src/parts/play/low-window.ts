import { useMemo, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { logHeightMin, logMargin } from "../../tokens/constants.ts";

const isLow = `(max-height: ${logHeightMin + logMargin - 0.02}px)`;

/** Lower than the log and what is around it: there nothing is fixed, and the whole page scrolls. */
export const lowWindow = `@media ${isLow}`;

/** The element in which a log scrolls: on a low window it is one around it. */
export function scrollerOf(log: HTMLElement): HTMLElement {
  for (let at: HTMLElement | null = log; at !== null; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.documentElement;
}

function watch(tell: () => void): () => void {
  const low = matchMedia(isLow);
  low.addEventListener("change", tell);
  return () => low.removeEventListener("change", tell);
}

/** The element in which a log scrolls, in another ref once that is another element. */
export function useScroller(log: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const isInLow = useSyncExternalStore(
    watch,
    () => matchMedia(isLow).matches,
    () => false,
  );
  return useMemo(() => scrollerRef(log, isInLow), [log, isInLow]);
}

const scrollerRef = (log: RefObject<HTMLElement | null>, isInLow: boolean) => ({
  get current() {
    return isInLow && log.current ? scrollerOf(log.current) : log.current;
  },
});
