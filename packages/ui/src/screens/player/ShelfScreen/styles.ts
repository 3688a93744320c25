import { css } from "@emotion/react";
import { color, font, from, gutter, leading, space, text } from "../../../tokens/tokens.ts";

export const page = css({
  display: "grid",
  gap: space[12],
  alignContent: "start",
  inlineSize: "100%",
  maxInlineSize: "1280px",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: space[8],
  "& > *": { minInlineSize: 0 },
  [from.tablet]: { gap: space[16], paddingBlock: space[12] },
});
export const title = css({ fontSize: "clamp(2rem, 1.6rem + 1.6vw, 2.75rem)" });
export const note = css({
  maxInlineSize: "52ch",
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
});
