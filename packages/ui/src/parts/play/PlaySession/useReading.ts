import { useRef, useState } from "react";
import type { TouchEvent, WheelEvent } from "react";

/** How far a finger or a wheel moves the text before it counts, in pixels. */
const least = 12;

/**
 * Where the player read last: on, and they need nothing above the text, or back. Wheel and touch are listened to, not
 * scrolling, since the log scrolls by itself too.
 */
export function useReading(busy: boolean) {
  const [direction, setDirection] = useState<"on" | "back">();
  const finger = useRef(0);
  const moved = (by: number) => {
    if (Math.abs(by) >= least) setDirection(by > 0 ? "on" : "back");
  };
  // The new part begins where the bar would be.
  if (busy && direction === "back") setDirection(undefined);
  return {
    direction,
    onWheel: ({ deltaY }: WheelEvent) => moved(deltaY),
    onTouchStart: ({ touches }: TouchEvent) => {
      finger.current = touches[0]?.clientY ?? 0;
    },
    onTouchMove: ({ touches }: TouchEvent) => moved(finger.current - (touches[0]?.clientY ?? 0)),
  };
}
