import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, text } from "../../../tokens/tokens.ts";
import type { ElementProps } from "../../element.ts";

const small = css({ color: color.inkSoft, fontSize: text.small });

export interface SmallTextProps extends ElementProps<"p"> {
  /**
   * The element that it is.
   * @default "p"
   */
  as?: "p" | "span" | "output" | "dd" | "dt";
  /** The words. */
  children?: ReactNode;
}

/** Secondary text: a note, a date, a hint. A paragraph, or the element given by `as`. */
export function SmallText({ as = "p", ...root }: SmallTextProps) {
  // The elements share the attributes that it passes on.
  const Root = as as "p";
  return <Root css={small} {...root} />;
}
