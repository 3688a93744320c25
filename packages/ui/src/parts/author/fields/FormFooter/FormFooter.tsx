import { useEffect, useImperativeHandle, useRef } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface FormFooterProps extends ElementProps<"div"> {
  /** A link to leave and the submit button, from start to end. */
  children: ReactNode;
}

/** A sticky footer for long forms. A focused field is scrolled above it. */
export function FormFooter({ children, ref, ...root }: FormFooterProps) {
  const foot = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => foot.current, []);
  useEffect(() => {
    const { current } = foot;
    if (current === null) return undefined;
    const listener = ({ target }: FocusEvent) => bringAbove(current, target);
    document.addEventListener("focusin", listener);
    return () => document.removeEventListener("focusin", listener);
  }, []);
  return (
    <div ref={foot} css={styles.foot} {...root}>
      {children}
    </div>
  );
}

/**
 * Not done with the window's scroll padding: a focused control in the footer would lie in the
 * padding, so the page would scroll each time it is focused.
 */
function bringAbove(foot: Element, target: EventTarget | null): void {
  // Only for keyboard focus: an element under the pointer must not move.
  if (!(target instanceof Element) || foot.contains(target) || !target.matches(":focus-visible"))
    return;
  const { top, bottom } = target.getBoundingClientRect();
  const behind = bottom + styles.roomAbove - foot.getBoundingClientRect().top;
  // If the element is taller than the window, its start stays visible.
  const most = top - styles.roomAbove;
  if (behind > 0 && most > 0) scrollBy({ top: Math.min(behind, most), behavior: "instant" });
}
