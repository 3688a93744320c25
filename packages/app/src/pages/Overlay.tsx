import { LoadingOverlay } from "@katha/ui";
import { useState } from "react";

const key = "katha-overlay-seen";

/** Three seconds, once in a visit; the page beneath it is already there. */
export function Overlay() {
  const [shown, setShown] = useState(isFirstTime);
  return shown ? <LoadingOverlay onEnd={() => setShown(false)} /> : null;
}

function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, "yes");
    return true;
  } catch {
    return false;
  }
}
