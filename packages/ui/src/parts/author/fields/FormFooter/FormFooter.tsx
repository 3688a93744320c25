import { useEffect, useImperativeHandle, useRef } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface FormFooterProps extends ElementProps<"div"> {
  /** The way out and the button that sends the form, from start to end. */
  children: ReactNode;
}

/** A sticky footer of a long form. A focused field is scrolled above it. */
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
 * Not by the window's scroll padding: a focused control inside the footer would be outside the padding, and the page
 * would scroll each time it is focused.
 */
function bringAbove(foot: Element, target: EventTarget | null): void {
  // Only for keyboard focus: an element under the pointer must not move.
  if (!(target instanceof Element) || foot.contains(target) || !target.matches(":focus-visible"))
    return;
  const { top, bottom } = target.getBoundingClientRect();
  const behind = bottom + styles.roomAbove - foot.getBoundingClientRect().top;
  // Of an element taller than the window, the start stays visible.
  const most = top - styles.roomAbove;
  if (behind > 0 && most > 0) scrollBy({ top: Math.min(behind, most), behavior: "instant" });
}
