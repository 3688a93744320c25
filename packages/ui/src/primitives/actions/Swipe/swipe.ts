import { swipeMin } from "../../../tokens/constants.ts";

export interface Swipe {
  /** The direction of the larger movement. */
  direction: "left" | "right" | "up" | "down";
}

/** Reports swipes of more than 50 px with one finger; two fingers are a zoom. */
export function onSwipe(
  place: HTMLElement,
  heard: (swipe: Swipe) => void,
  signal: AbortSignal,
): void {
  let start: { x: number; y: number } | undefined;
  const options = { signal, passive: true } as const;
  place.addEventListener(
    "touchstart",
    ({ touches }) => {
      const [finger] = touches;
      start = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    options,
  );
  place.addEventListener(
    "touchend",
    ({ changedTouches: [finger] }) => {
      if (start === undefined || finger === undefined) return;
      const [x, y] = [finger.clientX - start.x, finger.clientY - start.y];
      start = undefined;
      if (Math.max(Math.abs(x), Math.abs(y)) <= swipeMin) return;
      if (Math.abs(x) > Math.abs(y)) heard({ direction: x < 0 ? "left" : "right" });
      else heard({ direction: y < 0 ? "up" : "down" });
    },
    options,
  );
}
