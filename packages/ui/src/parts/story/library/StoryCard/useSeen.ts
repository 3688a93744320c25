import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** Whether the element has been on the screen; observes it only if `asks` is set. */
export function useSeen(element: RefObject<Element | null>, asks: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!asks || isSeen || element.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, asks, isSeen]);
  return isSeen;
}
