import { css } from "@emotion/react";
import { color, font, from, gutter, leading, space, text } from "../../../tokens/tokens.ts";

export const editor = css({
  display: "grid",
  alignContent: "start",
  gap: space[8],
  inlineSize: "100%",
  maxInlineSize: "1040px",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: space[8],
  "& > *": { minInlineSize: 0 },
  [from.tablet]: { paddingBlock: space[12] },
});
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space[4],
});
export const words = css({ display: "grid", gap: space[1], justifyItems: "start" });
export const title = css({
  fontSize: "clamp(2rem, 1.6rem + 1.6vw, 2.75rem)",
  lineHeight: leading.tight,
});
export const note = css({
  maxInlineSize: "56ch",
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
});
export const actions = css({ display: "flex", flexWrap: "wrap", gap: space[3] });
