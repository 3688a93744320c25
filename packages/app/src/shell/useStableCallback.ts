import { useCallback, useEffect, useRef } from "react";

/** A callback with a stable identity that calls the latest function, so that memoised cards do not render again. */
export function useStableCallback<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
