import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { isTextOf } from "./log-entry.ts";
import type { EarlierEntries, LogEntry } from "@katha/api/shapes";

/** A part to go to; another object goes there again. */
export interface WantedPart {
  part: string;
}

interface Log {
  shown: readonly LogEntry[];
  earlier: EarlierEntries;
  /** Must stay the same function. */
  onEarlier: () => void;
  scroller: RefObject<HTMLElement | null>;
  /** The log no longer follows its newest part. */
  leave: () => void;
}

/** Scrolls to the beginning of a part and gives it the focus. Parts from before the log are loaded first. */
export function useGoTo(
  wanted: WantedPart | null,
  { shown, earlier, onEarlier, scroller, leave }: Log,
): void {
  const arrived = useRef<WantedPart | null>(null);
  const first = wanted === null ? undefined : shown.find((entry) => isTextOf(entry, wanted.part));
  const id = first?.id;
  useEffect(() => {
    if (wanted === null || arrived.current === wanted) return undefined;
    if (id === undefined) {
      if (earlier === "more") onEarlier();
      return undefined;
    }
    // A dialog that has just closed gives the focus back first.
    const frame = requestAnimationFrame(() => {
      const place = scroller.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
      if (!place) return;
      arrived.current = wanted;
      leave();
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: "start", behavior: "instant" });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, id, earlier, onEarlier, scroller, leave]);
}
