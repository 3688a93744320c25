import { css } from "@emotion/react";
import { color, font, motion, radius, space, text } from "../../../tokens/tokens.ts";

export const panel = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
});

export const list = css({ display: "grid", gap: space[1] });

export const place = css({
  display: "flex",
  alignItems: "center",
  minBlockSize: "52px",
  paddingInline: space[3],
  marginInline: `calc(-1 * ${space[3]})`,
  borderRadius: radius.small,
  color: color.ink,
  fontFamily: font.title,
  fontSize: text.title,
  textDecorationLine: "none",
  "&:hover": { background: color.lampWash },
  "&[aria-current=page]": { color: color.lamp },
});

export const summary = css({
  justifyContent: "space-between",
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "& > svg": { transition: `transform ${motion.quick} ${motion.ease}` },
  "details[open] > & > svg": { transform: "scaleY(-1)" },
});

export const within = css({
  paddingInlineStart: space[5],
  marginInlineStart: space[1],
  borderInlineStart: `1px solid ${color.line}`,
});

export const foot = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
});
