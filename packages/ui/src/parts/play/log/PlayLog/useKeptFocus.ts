import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Moves the focus if the focused element is removed, as a choice is once it was taken. */
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
    // React fires no blur event for elements that it removes.
    onBlur: () => {
      isWithin.current = false;
    },
  };
}
