import { browserStorage } from "@katha/api";
import { useSyncExternalStore } from "react";

const key = "katha-mature";
const hidden = "hidden";
const listeners = new Set<() => void>();

/** Leaves mature stories out of lists; at the next visit `first-paint.js` does so, and `first-paint.css` hides them. */
export function hideMature(isHidden: boolean): void {
  browserStorage.write(key, isHidden ? hidden : "veiled");
  const { dataset } = document.documentElement;
  if (isHidden) dataset["mature"] = hidden;
  else delete dataset["mature"];
  for (const listener of listeners) listener();
}

/** Keeps all controls on a page in step. */
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
