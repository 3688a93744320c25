import type { PointerEvent, TouchEvent } from "react";

interface Point {
  clientX: number;
  clientY: number;
}

/** A press that moves further than this is cancelled. */
const slackPx = 10;

let began: Point = { clientX: 0, clientY: 0 };
const isStill = ({ clientX, clientY }: Point) =>
  Math.hypot(clientX - began.clientX, clientY - began.clientY) <= slackPx;

/**
 * A press that starts on an option selects it even if the list moves before the press ends, which a
 * message above the field can cause. A mouse pointer is captured; with touch, the click would land
 * on what is now under the finger, so it is redirected.
 */
export const keepPress = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    const { clientX, clientY, pointerId, pointerType, currentTarget } = event;
    began = { clientX, clientY };
    if (pointerType === "touch") return;
    try {
      currentTarget.setPointerCapture(pointerId);
    } catch {
      // A press simulated by a script has no pointer to capture.
    }
  },
  onPointerMove: (event: PointerEvent<HTMLElement>) => {
    const { pointerId, currentTarget } = event;
    if (isStill(event) || !currentTarget.hasPointerCapture(pointerId)) return;
    currentTarget.releasePointerCapture(pointerId);
  },
  onTouchEnd: (event: TouchEvent<HTMLElement>) => {
    const finger = event.changedTouches.item(0);
    if (finger === null || !isStill(finger)) return;
    const under = document.elementFromPoint(finger.clientX, finger.clientY);
    if (event.currentTarget.contains(under)) return;
    event.preventDefault();
    event.currentTarget.click();
  },
};
