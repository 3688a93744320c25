import { css } from "@emotion/react";
import { color, radius, space, text, weight } from "../../../../tokens/tokens.ts";

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
