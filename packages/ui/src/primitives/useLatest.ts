import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** The value of the last render, for what is called later: a timer, a listener, an answer. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
