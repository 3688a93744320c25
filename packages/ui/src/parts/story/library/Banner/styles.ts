import { css } from "@emotion/react";
import { color, font, leading, space, text, weight } from "../../../../tokens/tokens.ts";
import { besideParent } from "../../../../tokens/type.ts";

export const eyebrow = css({
  color: color.lamp,
  fontSize: text.tiny,
  fontWeight: weight.bold,
  letterSpacing: "0.14em",
  textTransform: "uppercase",
});

export const line = css({
  ...besideParent,
  maxInlineSize: "44ch",
  fontFamily: font.narration,
  fontSize: text.narration,
  lineHeight: leading.body,
});

export const ways = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginBlockStart: space[2],
});
