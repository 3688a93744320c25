import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../../primitives/element.ts";
import { color, gutter, space, text } from "../../../tokens/tokens.ts";

const line = css({
  // The colour of links cannot be read on this one.
  "& a": { color: "inherit" },
  display: "block",
  paddingBlock: space[2],
  paddingInline: gutter,
  background: color.haldi,
  color: color.ground,
  fontSize: text.small,
  textAlign: "center",
  "@media (forced-colors: active)": { border: "1px solid" },
});

export interface NoticeProps extends ElementProps<"output"> {
  /** One sentence, with a link if there is more to read. */
  children: ReactNode;
}

/** A line about the whole site, above everything else on the page. */
export function Notice({ children, ...root }: NoticeProps) {
  return (
    <output css={line} {...root}>
      {children}
    </output>
  );
}
