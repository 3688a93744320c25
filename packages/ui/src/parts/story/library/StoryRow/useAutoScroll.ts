import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { rowAutoScrollMs } from "../../../../tokens/constants.ts";
import { whileUnattended } from "../../unattended.ts";
import { overflows, scroll } from "./scroll-row.ts";

/**
 * Scrolls a row by one card at a time while nobody uses it, until it was scrolled by hand. No timer
 * runs otherwise.
 */
export function useAutoScroll(
  row: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  count: number,
) {
  const isMovedByHand = useRef(false);
  useEffect(() => {
    const [whole, list] = [row.current, scroller.current];
    if (whole === null || list === null || count < 2) return undefined;
    let free = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const settle = (unattended = free) => {
      free = unattended;
      if (!free || isMovedByHand.current || !overflows(list)) {
        clearInterval(timer);
        timer = undefined;
      } else {
        timer ??= setInterval(() => scroll(list, "on", "card"), rowAutoScrollMs);
      }
    };
    const stop = whileUnattended(whole, list, settle);
    const take = () => {
      isMovedByHand.current = true;
      settle();
    };
    const turn = ({ deltaX, deltaY }: WheelEvent) => {
      if (Math.abs(deltaX) > Math.abs(deltaY)) take();
    };
    const taken = new AbortController();
    const options = { signal: taken.signal, passive: true };
    whole.addEventListener("pointerdown", take, options);
    // Presses of its buttons, also by keyboard.
    whole.addEventListener("click", take, options);
    list.addEventListener("wheel", turn, options);
    const resized = new ResizeObserver(() => settle());
    resized.observe(list);
    return () => {
      stop();
      taken.abort();
      resized.disconnect();
      clearInterval(timer);
    };
  }, [row, scroller, count]);
}
