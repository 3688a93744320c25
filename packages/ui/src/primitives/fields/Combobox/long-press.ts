import type { PointerEvent, TouchEvent } from "react";

interface Point {
  clientX: number;
  clientY: number;
}

/** Who moves further than this has thought better of it. */
const slackPx = 10;

let began: Point = { clientX: 0, clientY: 0 };
const isStill = ({ clientX, clientY }: Point) =>
  Math.hypot(clientX - began.clientX, clientY - began.clientY) <= slackPx;

/**
 * A press that starts on an option selects it, though the list moves before it ends (a message above the field is
 * enough). A mouse is captured; a finger's click lands where the finger is, so it is redirected.
 */
export const keepPress = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    const { clientX, clientY, pointerId, pointerType, currentTarget } = event;
    began = { clientX, clientY };
    if (pointerType === "touch") return;
    try {
      currentTarget.setPointerCapture(pointerId);
    } catch {
      // A press that a script made up has no pointer to hold.
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
