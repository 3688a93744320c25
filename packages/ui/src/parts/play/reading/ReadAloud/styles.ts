import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../../tokens/tokens.ts";

export const bar = css({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  paddingBlock: space[1],
  paddingInlineStart: space[3],
  paddingInlineEnd: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.ink,
});
export const state = css({ flex: "1 1 auto", minInlineSize: 0, fontSize: text.small });
