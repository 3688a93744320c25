import { useSyncExternalStore } from "react";

function subscribe(changed: () => void) {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** What the address bar says behind the page: "#/last-boat". */
export const useAddress = () => useSyncExternalStore(subscribe, () => location.hash);
