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
export const tags = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  maxInlineSize: "15rem",
  [below.tablet]: { justifyContent: "flex-end" },
});
export const featured = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  whiteSpace: "nowrap",
});
export const actions = css({ display: "inline-flex" });
