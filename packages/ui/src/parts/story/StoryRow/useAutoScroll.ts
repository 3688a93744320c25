import { useEffect } from "react";
import type { RefObject } from "react";
import { rowAutoScrollMs } from "../../../tokens/constants.ts";
import { overflows, scroll } from "./shelf.ts";

/**
 * Moves a shelf on by a card while somebody could be watching and nobody is using it: it is on the
 * screen, in a visible tab, not under the pointer, without the focus. Otherwise no timer runs at all.
 */
export function useAutoScroll(
  row: RefObject<HTMLElement | null>,
  shelf: RefObject<HTMLElement | null>,
  count: number,
) {
  useEffect(() => {
    const [whole, list] = [row.current, shelf.current];
    if (whole === null || list === null || count < 2) return undefined;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const reasons = { hovered: false, focused: false, away: true };
    let timer: ReturnType<typeof setInterval> | undefined;

    const settle = () => {
      const rests =
        reasons.hovered || reasons.focused || reasons.away || document.hidden || still.matches;
      if (rests || !overflows(list)) {
        clearInterval(timer);
        timer = undefined;
      } else {
        timer ??= setInterval(() => scroll(list, "on", "card"), rowAutoScrollMs);
      }
    };
    const because = (change: Partial<typeof reasons>) => () => {
      Object.assign(reasons, change);
      settle();
    };

    const stop = new AbortController();
    const heard = { signal: stop.signal };
    whole.addEventListener("pointerenter", because({ hovered: true }), heard);
    whole.addEventListener("pointerleave", because({ hovered: false }), heard);
    whole.addEventListener("focusin", because({ focused: true }), heard);
    whole.addEventListener("focusout", because({ focused: false }), heard);
    document.addEventListener("visibilitychange", settle, heard);
    still.addEventListener("change", settle, heard);
    const seen = new IntersectionObserver(
      ([entry]) => because({ away: !entry?.isIntersecting })(),
      { threshold: 0.5 },
    );
    seen.observe(list);
    const resized = new ResizeObserver(settle);
    resized.observe(list);
    return () => {
      stop.abort();
      seen.disconnect();
      resized.disconnect();
      clearInterval(timer);
    };
  }, [row, shelf, count]);
}
