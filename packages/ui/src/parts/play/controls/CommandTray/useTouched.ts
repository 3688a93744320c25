import { useEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * Whether the field was touched since the last turn. A press elsewhere ends it, but only once it is over: what is pressed
 * must not move under the finger.
 */
export function useTouched(tray: RefObject<HTMLFormElement | null>, busy: boolean) {
  const [isTouched, setTouched] = useState(false);
  if (busy && isTouched) setTouched(false);
  useEffect(() => {
    if (!isTouched) return undefined;
    const leave = ({ target }: MouseEvent) => {
      if (!(target instanceof Node) || tray.current?.contains(target) !== true) setTouched(false);
    };
    document.addEventListener("click", leave);
    return () => document.removeEventListener("click", leave);
  }, [tray, isTouched]);
  return { isTouched, touch: () => setTouched(true) };
}
