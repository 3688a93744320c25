import { LoadingOverlay } from "@katha/ui";
import { useEffect, useState } from "react";

const key = "katha-overlay-seen";

/** Three seconds, once in a visit; the page beneath it is already there. */
export function Overlay() {
  const [shown, setShown] = useState(isFirstTime);
  // Not while rendering: what React begins and throws away must not use up the only time.
  useEffect(remember, []);
  return shown ? <LoadingOverlay onEnd={() => setShown(false)} /> : null;
}

function isFirstTime(): boolean {
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
    // Then there was no overlay either.
  }
}
