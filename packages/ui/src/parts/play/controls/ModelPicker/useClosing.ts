import { useEffect } from "react";
import type { RefObject } from "react";
import { pickerCloseMs } from "../../../../tokens/constants.ts";

export interface Closing {
  root: RefObject<HTMLElement | null>;
  /**
   * Whether it is used by pointer rather than by keyboard: a choice by pointer closes the panel, an
   * arrow key does not.
   */
  pointed: RefObject<boolean>;
  isOpen: boolean;
  close: () => void;
  /** Closes and moves the focus to its button. */
  closeAndReturn: () => void;
}

/**
 * Closes the panel on a press elsewhere, or two seconds after the pointer has left it, unless the
 * pointer returns in time or the focus is inside.
 */
export function useClosing({ root, pointed, isOpen, close, closeAndReturn }: Closing) {
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasBeenInside = false;
    const isInside = ({ target }: PointerEvent) =>
      target instanceof Node && root.current?.contains(target) === true;
    const leave = () => {
      timer = undefined;
      if (root.current?.contains(document.activeElement) !== true) close();
      else if (pointed.current) closeAndReturn();
    };
    const look = (event: PointerEvent) => {
      if (isInside(event)) {
        hasBeenInside = true;
        clearTimeout(timer);
        timer = undefined;
      } else if (hasBeenInside) timer ??= setTimeout(leave, pickerCloseMs);
    };
    const press = (event: PointerEvent) => {
      if (isInside(event)) pointed.current = true;
      else close();
    };
    document.addEventListener("pointerover", look);
    document.addEventListener("pointerdown", press);
    return () => {
      document.removeEventListener("pointerover", look);
      document.removeEventListener("pointerdown", press);
      clearTimeout(timer);
    };
  }, [root, pointed, isOpen, close, closeAndReturn]);
}
