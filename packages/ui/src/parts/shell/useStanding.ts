import { useDeferredValue, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False while a page that a server has drawn comes to life; true at once in one that begins in the browser. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** The same, but not before there is a moment to spare: what nobody can see yet may be drawn in less till then. */
export function useStanding(): boolean {
  return useDeferredValue(useInBrowser());
}
