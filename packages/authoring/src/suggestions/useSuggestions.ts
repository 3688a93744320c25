import { useLayoutEffect } from "react";
import { useAuthoringStore } from "../state.ts";
import { stopAllAsking } from "./asking.ts";
import { keepSuggestions, keptSuggestions } from "./kept-suggestions.ts";
import { suggestionsOpened } from "./suggestions-slice.ts";

/** The suggestions for a story while its page is open; `place` names where the browser keeps them. */
export function useSuggestions(id: string | undefined, place: string): void {
  const store = useAuthoringStore();
  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    store.dispatch(suggestionsOpened({ id, kept: keptSuggestions(place).read() }));
    const stopKeeping = keepSuggestions(store, id, place);
    return () => {
      stopKeeping();
      stopAllAsking(id);
    };
  }, [store, id, place]);
}
