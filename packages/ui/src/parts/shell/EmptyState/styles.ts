import { css } from "@emotion/react";
import { color, font, gutter, leading, space, text } from "../../../tokens/tokens.ts";

export const state = css({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[3],
  paddingBlock: space[16],
  paddingInline: gutter,
  textAlign: "center",
});

export const vignette = css({
  inlineSize: "240px",
  maxInlineSize: "80%",
  marginBlockEnd: space[4],
});

export const lines = css({
  fill: "none",
  stroke: color.edge,
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const flame = css({ fill: color.lamp });

export const title = css({ fontSize: text.head, maxInlineSize: "24ch" });

export const note = css({
  maxInlineSize: "46ch",
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
  textWrap: "balance",
});

export const way = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
  marginBlockStart: space[4],
});
