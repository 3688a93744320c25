import { LoadingOverlay } from "@katha/ui";
import { useLayoutEffect, useState, useSyncExternalStore } from "react";

const key = "katha-overlay-seen";
const { dataset } = globalThis.document?.documentElement ?? { dataset: {} };

/**
 * Three seconds, once in a visit; the page beneath it is already there. The server renders it for
 * everybody, and first-paint.js shows it to those who have not seen it.
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
    // Without storage it is never shown.
  }
}
