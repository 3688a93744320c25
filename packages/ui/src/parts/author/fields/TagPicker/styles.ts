import { css } from "@emotion/react";
import { color, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const group = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = css({
  marginBlockEnd: space[2],
  padding: 0,
  fontSize: text.small,
  fontWeight: weight.bold,
});
export const tag = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "40px",
  paddingInline: space[4],
  border: `1px solid ${color.edge}`,
  borderRadius: radius.round,
  fontSize: text.small,
  cursor: "pointer",
  "&:hover": { borderColor: color.lamp },
  "&:has(:checked)": {
    borderColor: color.lamp,
    background: color.lampWash,
    color: color.lamp,
    fontWeight: weight.bold,
  },
  "&:has(:focus-visible)": { outline: `2px solid ${color.lamp}`, outlineOffset: "2px" },
  "@media (forced-colors: active)": {
    "&:has(:checked)": {
      forcedColorAdjust: "none",
      background: "Highlight",
      color: "HighlightText",
    },
  },
});
export const control = css({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
export const dot = css({
  inlineSize: "10px",
  blockSize: "10px",
  flex: "none",
  borderRadius: radius.round,
});
