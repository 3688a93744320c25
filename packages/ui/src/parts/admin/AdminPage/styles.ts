import { css } from "@emotion/react";
import { color, font, gutter, space, text, weight } from "../../../tokens/tokens.ts";

export const page = css({
  display: "grid",
  alignContent: "start",
  gap: space[5],
  inlineSize: "100%",
  maxInlineSize: "1440px",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlockStart: space[6],
  paddingBlockEnd: space[12],
  "& > *": { minInlineSize: 0 },
});
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const title = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  fontFamily: font.interface,
  fontSize: text.title,
  fontWeight: weight.bold,
});
export const count = css({
  color: color.inkSoft,
  fontSize: text.small,
  fontWeight: weight.regular,
});
export const actions = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const tools = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  alignItems: "end",
  gap: space[3],
  // A single select is no wider than its longest option.
  "& > :only-child": { maxInlineSize: "22rem" },
});
export const failure = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  "& > :not(button)": { flex: "1 1 320px" },
});
