import { storiesApi } from "@katha/api";
import type { Autosave } from "@katha/authoring";
import { useEffect } from "react";
import { useAppStore } from "../store/hooks.ts";

const { getStory } = storiesApi.endpoints;

/** Refreshes the service worker's copy of a story when the page is hidden or left, if it was saved since. */
export function useSavedCopy(id: string, autosave: Autosave): void {
  const store = useAppStore();
  useEffect(() => {
    const newest = () => getStory.select(id)(store.getState()).data?.version;
    let copied = newest();
    const copy = async () => {
      if (!navigator.serviceWorker?.controller) return;
      await autosave.flush();
      if (newest() === copied) return;
      copied = newest();
      const again = { subscribe: false, forceRefetch: true };
      void store.dispatch(getStory.initiate(id, again));
    };
    const copyIfHidden = () => void (document.visibilityState === "hidden" && copy());
    document.addEventListener("visibilitychange", copyIfHidden);
    return () => {
      document.removeEventListener("visibilitychange", copyIfHidden);
      void copy();
    };
  }, [store, id, autosave]);
}
