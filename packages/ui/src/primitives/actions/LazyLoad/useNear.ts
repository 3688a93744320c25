import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** How far below the screen an element counts as near, so that it is ready before it is visible. */
const margin = "300px 0px";

/**
 * Whether an element has been on the screen or near it; true from the start unless `lazy` is set.
 */
export function useNear(place: RefObject<Element | null>, lazy: boolean): boolean {
  const [near, setNear] = useState(!lazy);
  useEffect(() => {
    if (near || place.current === null) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: margin },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, near]);
  return near;
}
