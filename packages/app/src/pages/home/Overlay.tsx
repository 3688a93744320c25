import { LoadingOverlay } from "@katha/ui";
import { useLayoutEffect, useState, useSyncExternalStore } from "react";

const key = "katha-overlay-seen";
const { dataset } = globalThis.document?.documentElement ?? { dataset: {} };

/**
 * Shown for three seconds, once per visit; the page beneath it is already there. The server renders it for everyone,
 * and first-paint.js hides it from those who have seen it.
 */
export function Overlay() {
  const [ended, setEnded] = useState(false);
  const greets = useSyncExternalStore(neverChanges, isFirstTime, () => true) && !ended;
  // Not while rendering: a render that React discards must not count as shown.
  useLayoutEffect(() => {
    if (!greets || !isFirstTime()) return undefined;
    remember();
    dataset["greeting"] = "";
    return () => void delete dataset["greeting"];
  }, [greets]);
  return greets ? (
    <div data-greeting-only>
      <LoadingOverlay onEnd={() => setEnded(true)} />
    </div>
  ) : null;
}

const neverChanges = () => () => {};

function isFirstTime(): boolean {
  if ("greeting" in dataset) return true;
  try {
    return sessionStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(key, "yes");
  } catch {
    // Without storage the overlay is never shown.
  }
}
