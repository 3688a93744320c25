import { useSyncExternalStore } from "react";

function subscribe(changed: () => void) {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** The hash of the URL: "#/last-boat". */
export const useAddress = () => useSyncExternalStore(subscribe, () => location.hash);
