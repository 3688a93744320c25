import { css } from "@emotion/react";
import { color, font, leading, motion, radius, space, text } from "../../../../tokens/tokens.ts";

export const list = css({
  display: "grid",
  gap: space[3],
});

/** The whole card is its link. */
export const card = css({
  position: "relative",
  display: "grid",
  gap: space[1],
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  overflowWrap: "anywhere",
  transition: `border-color ${motion.quick} ${motion.ease}`,
  "&:hover": { borderColor: color.lamp },
  "&:has(a:focus-visible)": { outline: `3px solid ${color.lamp}`, outlineOffset: "3px" },
});
export const place = css({
  fontFamily: font.title,
  fontSize: text.lead,
  lineHeight: leading.tight,
});
export const cover = css({
  textDecoration: "none",
  "&:focus-visible": { outline: "none" },
  "&::after": { content: '""', position: "absolute", inset: 0 },
});
export const line = css({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  color: color.ink,
  fontFamily: font.narration,
  lineHeight: leading.body,
});
export const facts = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  color: color.inkSoft,
  fontSize: text.small,
});
export const more = css({ display: "grid", justifyItems: "center" });
