import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False while a server-rendered page hydrates; true at once in a page rendered in the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
