import { css } from "@emotion/react";
import { below, color, space, text, weight } from "../../../tokens/tokens.ts";

export const words = css({
  display: "grid",
  gap: "2px",
  minInlineSize: "12rem",
  maxInlineSize: "26rem",
});
export const title = css({ fontWeight: weight.bold, fontSize: text.body });
export const tagline = css({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  color: color.inkSoft,
  fontWeight: weight.regular,
});
/** Two side by side, as stacked they would make every row three lines high. */
export const tags = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  minInlineSize: "13rem",
  maxInlineSize: "15rem",
  [below.desktop]: { minInlineSize: 0, justifyContent: "flex-end" },
});
export const featured = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  whiteSpace: "nowrap",
});
/** Its label is visually hidden and takes no space. */
export const select = css({ "& > label": { columnGap: 0 } });
export const actions = css({
  display: "inline-flex",
  // In a card the visible checkbox, not its touch target, aligns with the other values.
  [below.desktop]: { marginInlineEnd: `calc(-1 * ${space[2]})` },
});
