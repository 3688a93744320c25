import { css } from "@emotion/react";
import { color, font, gutter, radius, space, text } from "../../../tokens/tokens.ts";

export const panel = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const head = css({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space[4],
});
export const title = css({ fontSize: text.head });
export const note = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.body,
});
export const turns = css({ display: "flex", flex: "none" });

/** Extends to the edge of the page, to show that it scrolls. */
export const scroller = css({
  display: "flex",
  gap: space[4],
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlock: space[1],
  overflowX: "auto",
  scrollPaddingInline: gutter,
  scrollSnapType: "x proximity",
  scrollbarWidth: "none",
  "@media (prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
  "&:focus-visible": { outlineOffset: "-4px" },
});
export const place = css({
  display: "grid",
  flex: "0 0 min(280px, 82vw)",
  scrollSnapAlign: "start",
});
export const coming = css({
  gap: space[4],
  alignContent: "start",
  minBlockSize: "320px",
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  "& > :first-of-type": { blockSize: "96px" },
});
export const failed = css({
  display: "grid",
  gap: space[3],
  justifyItems: "start",
  maxInlineSize: "560px",
});
export const empty = css({
  display: "grid",
  gap: space[1],
  justifyItems: "center",
  paddingBlock: space[10],
  paddingInline: space[4],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.large,
  textAlign: "center",
});
export const emptyTitle = css({ fontFamily: font.title, fontSize: text.title });
