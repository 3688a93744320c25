import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Where the focus goes when what had it goes away: a choice that was taken, say. */
export function useKeptFocus(place: RefObject<HTMLElement | null>) {
  const isWithin = useRef(false);
  useEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isWithin.current = true;
    },
    // React tells nothing of the focus of what it removes.
    onBlur: () => {
      isWithin.current = false;
    },
  };
}
