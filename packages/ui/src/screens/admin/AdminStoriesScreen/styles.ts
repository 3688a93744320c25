import { css } from "@emotion/react";
import { color, from, space, text } from "../../../tokens/tokens.ts";

export const bulk = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "48px",
});
/** Aligned with the checkboxes of the table. */
export const all = css({
  fontSize: text.small,
  [from.desktop]: { paddingInlineStart: `calc(1px + ${space[3]})` },
});
export const chosen = css({ marginInlineStart: space[3], color: color.lamp, fontSize: text.small });
