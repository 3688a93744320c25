import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, gutter, space, text } from "../../../tokens/tokens.ts";

const line = css({
  display: "block",
  paddingBlock: space[2],
  paddingInline: gutter,
  background: color.haldi,
  color: color.ground,
  fontSize: text.small,
  textAlign: "center",
  "@media (forced-colors: active)": { border: "1px solid" },
});

/** A line about the whole site, above everything else on the page. */
export function Notice({ children }: { children: ReactNode }) {
  return <output css={line}>{children}</output>;
}
