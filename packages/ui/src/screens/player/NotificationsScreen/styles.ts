import { css } from "@emotion/react";
import { color, font, from, gutter, leading, space, text } from "../../../tokens/tokens.ts";

export const page = css({
  display: "grid",
  gap: space[6],
  alignContent: "start",
  inlineSize: "100%",
  maxInlineSize: "880px",
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
export const title = css({ fontSize: "clamp(2rem, 1.6rem + 1.6vw, 2.75rem)" });
export const note = css({
  maxInlineSize: "52ch",
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
});
export const said = css({
  color: color.inkSoft,
  fontSize: text.small,
  "&:empty": { display: "none" },
});
export const list = css({ display: "grid", gap: space[2] });
export const coming = css({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  padding: space[4],
});
export const failed = css({ display: "grid", justifyItems: "start", gap: space[4] });
export const more = css({ justifySelf: "center" });
export const actions = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
