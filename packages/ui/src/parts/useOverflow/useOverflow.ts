import { useEffect, useState } from "react";
import type { RefObject } from "react";

export const overflows = (row: HTMLElement) => row.scrollWidth > row.clientWidth + 1;

/** Whether a row overflows. */
export function useOverflow(scroller: RefObject<HTMLElement | null>, items: number): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || items === 0) return undefined;
    const observer = new ResizeObserver(() => setOverflowing(overflows(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, items]);
  return isOverflowing;
}
