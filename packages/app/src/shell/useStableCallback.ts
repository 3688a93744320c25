import { useCallback, useEffect, useRef } from "react";

/** A callback that stays the same object and calls the latest one, so that memoised cards do not render again. */
export function useStableCallback<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
