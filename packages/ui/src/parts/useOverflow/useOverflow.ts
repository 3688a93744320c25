import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** Whether a row overflows. */
export function useOverflow(scroller: RefObject<HTMLElement | null>, items: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || items === 0) return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, items]);
  return overflows;
}
