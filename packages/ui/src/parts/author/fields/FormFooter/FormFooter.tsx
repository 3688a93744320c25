import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import * as styles from "./styles.ts";

export interface FormFooterProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The foot of a long form, always within reach. What the keyboard comes to is brought above it, never behind it. */
export function FormFooter({ children, className }: FormFooterProps) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = foot;
    if (current === null) return undefined;
    const listener = ({ target }: FocusEvent) => bringAbove(current, target);
    document.addEventListener("focusin", listener);
    return () => document.removeEventListener("focusin", listener);
  }, []);
  return (
    <div ref={foot} css={styles.foot} className={className}>
      {children}
    </div>
  );
}

/**
 * Not by the window's scroll padding: what stands in the foot would lie in it for ever, and move the page each time
 * somebody came to it.
 */
function bringAbove(foot: Element, target: EventTarget | null): void {
  // What a pointer comes to is in sight, and must not be moved from under it.
  if (!(target instanceof Element) || foot.contains(target) || !target.matches(":focus-visible"))
    return;
  const { top, bottom } = target.getBoundingClientRect();
  const behind = bottom + styles.roomAbove - foot.getBoundingClientRect().top;
  // Of what is taller than the window the beginning stays.
  const most = top - styles.roomAbove;
  if (behind > 0 && most > 0) scrollBy({ top: Math.min(behind, most), behavior: "instant" });
}
