import { browserStorage } from "@katha/api";
import { useSyncExternalStore } from "react";

const key = "katha-mature";
const hidden = "hidden";
const listeners = new Set<() => void>();

/** Leaves mature stories out of lists; `first-paint.js` does it at the next visit, and `first-paint.css` hides them. */
export function hideMature(isHidden: boolean): void {
  browserStorage.write(key, isHidden ? hidden : "veiled");
  const { dataset } = document.documentElement;
  if (isHidden) dataset["mature"] = hidden;
  else delete dataset["mature"];
  for (const listener of listeners) listener();
}

/** All controls on a page say the same. */
export function useHidesMature(): boolean {
  return useSyncExternalStore(listen, hidesMature);
}

function hidesMature(): boolean {
  return document.documentElement.dataset["mature"] === hidden;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
