import { useRef, useState } from "react";
import type { TouchEvent, WheelEvent } from "react";

/** How far a finger or a wheel moves the text before it counts, in pixels. */
const least = 12;

/**
 * Whether the player is reading on, and needs nothing above the text: they moved it up last. Wheel and touch are listened
 * to, not scrolling, since the log scrolls by itself too.
 */
export function useReading() {
  const [isReading, setReading] = useState(false);
  const finger = useRef(0);
  const moved = (by: number) => {
    if (Math.abs(by) >= least) setReading(by > 0);
  };
  return {
    isReading,
    onWheel: ({ deltaY }: WheelEvent) => moved(deltaY),
    onTouchStart: ({ touches }: TouchEvent) => {
      finger.current = touches[0]?.clientY ?? 0;
    },
    onTouchMove: ({ touches }: TouchEvent) => moved(finger.current - (touches[0]?.clientY ?? 0)),
  };
}
