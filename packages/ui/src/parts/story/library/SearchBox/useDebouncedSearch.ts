import { useEffect } from "react";
import { useLatest } from "../../../../primitives/useLatest.ts";
import { searchDebounceMs } from "../../../../tokens/constants.ts";

/** Searches once the reader has paused, but never for blank text. */
export function useDebouncedSearch(query: string, onSearch: (query: string) => void): void {
  const ask = useLatest(onSearch);
  useEffect(() => {
    if (query === "") return undefined;
    const pause = setTimeout(() => ask.current(query), searchDebounceMs);
    return () => clearTimeout(pause);
  }, [query, ask]);
}
