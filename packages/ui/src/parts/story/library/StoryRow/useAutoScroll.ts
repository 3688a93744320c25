import { useEffect } from "react";
import type { RefObject } from "react";
import { rowAutoScrollMs } from "../../../../tokens/constants.ts";
import { whileUnattended } from "../../unattended.ts";
import { overflows } from "../../../useOverflow/useOverflow.ts";
import { scroll } from "./scroll-row.ts";

/** Scrolls a row by one card at a time while nobody uses it. No timer runs otherwise. */
export function useAutoScroll(
  row: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  count: number,
  goesOn: boolean,
  onGoesOnChange: (goesOn: boolean) => void,
) {
  useEffect(() => {
    const [whole, list] = [row.current, scroller.current];
    if (whole === null || list === null || count < 2 || !goesOn) return undefined;
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
    const take = () => onGoesOnChange(false);
    const turn = ({ deltaX, deltaY }: WheelEvent) => {
      if (Math.abs(deltaX) > Math.abs(deltaY)) take();
    };
    const taken = new AbortController();
    const options = { signal: taken.signal, passive: true };
    list.addEventListener("pointerdown", take, options);
    list.addEventListener("click", take, options);
    list.addEventListener("wheel", turn, options);
    const resized = new ResizeObserver(() => settle());
    resized.observe(list);
    return () => {
      stop();
      taken.abort();
      resized.disconnect();
      clearInterval(timer);
    };
  }, [row, scroller, count, goesOn, onGoesOnChange]);
}
