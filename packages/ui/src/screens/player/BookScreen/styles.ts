import { css } from "@emotion/react";
import { color, gutter, printed, radius, space, text } from "../../../tokens/tokens.ts";

export const screen = css({
  display: "grid",
  alignContent: "start",
  gap: space[4],
  inlineSize: "100%",
  maxInlineSize: "1120px",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: space[6],
  "& > *": { minInlineSize: 0 },
  [printed]: { display: "block", maxInlineSize: "none", padding: 0 },
});
export const bar = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[2],
  [printed]: { display: "none" },
});
export const tools = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[6]}`,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  [printed]: { display: "none" },
});
export const wishes = css({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[6]}` });
export const formats = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const note = css({
  inlineSize: "100%",
  color: color.inkSoft,
  fontSize: text.small,
  "&:empty": { display: "none" },
});
