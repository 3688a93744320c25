import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import * as styles from "./styles.ts";

export interface FormFootProps {
  children: ReactNode;
  className?: string | undefined;
}

/** The foot of a long form, always within reach. What the keyboard comes to is brought above it, never behind it. */
export function FormFoot({ children, className }: FormFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = foot;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${current.offsetHeight + styles.roomAbove}px`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty("scroll-padding-block-end");
    };
  }, []);
  return (
    <div ref={foot} css={styles.foot} className={className}>
      {children}
    </div>
  );
}
