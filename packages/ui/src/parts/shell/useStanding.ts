import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False in a page that a server has drawn, until the app has taken it over and has a moment to spare: what
 * nobody can see yet may be drawn in less till then. True at once in a page that begins in the browser.
 */
export function useStanding(): boolean {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(inBrowser);
}
