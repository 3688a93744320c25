import { useCallback, useEffect, useRef } from "react";

/** One callback for the whole life of a page, which does what the latest one does: cards that have it do not render again. */
export function useStableCallback<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
