import { useEffect } from "react";
import type { RefObject } from "react";
import { rowAutoScrollMs } from "../../../../tokens/constants.ts";
import { whileUnattended } from "../../unattended.ts";
import { overflows, scroll } from "./scroll-row.ts";

/** Scrolls a row by one card while nobody uses it. Otherwise no timer runs. */
export function useAutoScroll(
  row: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  count: number,
) {
  useEffect(() => {
    const [whole, list] = [row.current, scroller.current];
    if (whole === null || list === null || count < 2) return undefined;
    let free = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const settle = (unattended = free) => {
      free = unattended;
      if (!free || !overflows(list)) {
        clearInterval(timer);
        timer = undefined;
      } else {
        timer ??= setInterval(() => scroll(list, "on", "card"), rowAutoScrollMs);
      }
    };
    const stop = whileUnattended(whole, list, settle);
    const resized = new ResizeObserver(() => settle());
    resized.observe(list);
    return () => {
      stop();
      resized.disconnect();
      clearInterval(timer);
    };
  }, [row, scroller, count]);
}
