import { useEffect } from "react";
import type { RefObject } from "react";
import { pickerCloseMs } from "../../../../tokens/constants.ts";

export interface Closing {
  root: RefObject<HTMLElement | null>;
  /** Set when it was pressed inside: a choice by the pointer closes, one by an arrow key does not. */
  pointed: RefObject<boolean>;
  isOpen: boolean;
  close: () => void;
}

/**
 * Closes the panel on a press elsewhere, or two seconds after the pointer has left it;
 * returning in time keeps it open.
 */
export function useClosing({ root, pointed, isOpen, close }: Closing) {
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasBeenInside = false;
    const isInside = ({ target }: PointerEvent) =>
      target instanceof Node && root.current?.contains(target) === true;
    const look = (event: PointerEvent) => {
      if (isInside(event)) {
        hasBeenInside = true;
        clearTimeout(timer);
        timer = undefined;
      } else if (hasBeenInside) timer ??= setTimeout(close, pickerCloseMs);
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
  }, [root, pointed, isOpen, close]);
}
