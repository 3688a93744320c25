import { css } from "@emotion/react";
import { color, glow, gutter, space, text } from "../../../tokens/tokens.ts";

export const page = css({
  display: "grid",
  placeItems: "center",
  minBlockSize: "100dvh",
  paddingInline: gutter,
  paddingBlock: space[8],
  background: color.ground,
});
export const card = css({
  gap: space[6],
  inlineSize: "100%",
  maxInlineSize: "420px",
  padding: space[8],
  borderBlockStart: `2px solid ${color.lamp}`,
  boxShadow: glow.lift,
});
/** Leaves room for the focus ring of the heading. */
export const head = css({ display: "grid", gap: space[2] });
export const title = css({ fontSize: text.head });
export const note = css({ color: color.inkSoft, fontSize: text.small });
