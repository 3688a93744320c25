import { css } from "@emotion/react";
import { color, from, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const whole = css({ display: "grid", gap: space[6], minInlineSize: 0 });
export const blank = css({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  maxInlineSize: "36rem",
  padding: space[4],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.small,
});
export const blankTitle = css({ fontWeight: weight.bold });
export const lines = css({ display: "grid" });
export const line = css({
  display: "grid",
  gap: space[2],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  minInlineSize: 0,
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: space[4],
  },
});
export const words = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const said = css({ lineHeight: 1.5, overflowWrap: "anywhere" });
export const facts = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  rowGap: space[1],
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const done = css({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  color: color.leaf,
});
