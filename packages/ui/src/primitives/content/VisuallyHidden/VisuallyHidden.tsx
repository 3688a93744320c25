import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";

const hidden = css({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export interface VisuallyHiddenProps extends ElementProps<"span"> {
  /** The text that screen readers announce. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...root }: VisuallyHiddenProps) {
  return (
    <span css={hidden} {...root}>
      {children}
    </span>
  );
}
