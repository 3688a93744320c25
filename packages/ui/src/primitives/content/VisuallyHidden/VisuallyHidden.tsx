import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { visuallyHidden } from "./styles.ts";

export interface VisuallyHiddenProps extends ElementProps<"span"> {
  /** The text that screen readers announce. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...root }: VisuallyHiddenProps) {
  return (
    <span css={visuallyHidden} {...root}>
      {children}
    </span>
  );
}
