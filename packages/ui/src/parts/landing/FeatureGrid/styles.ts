import { css } from "@emotion/react";
import { color, font, from, leading, space, text } from "../../../tokens/tokens.ts";

export const grid = css({
  display: "grid",
  gap: space[3],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[8] },
  [from.desktop]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: `${space[20]} ${space[12]}`,
  },
});

export const feature = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  alignItems: "start",
  gap: `${space[1]} ${space[4]}`,
  [from.tablet]: { gap: `${space[2]} ${space[5]}` },
});

/** An arch with its icon lit inside. */
export const arch = css({
  gridRow: "span 2",
  display: "grid",
  placeItems: "center",
  inlineSize: "52px",
  blockSize: "60px",
  color: color.lamp,
  "& > *": { gridArea: "1 / 1" },
  [from.tablet]: { inlineSize: "76px", blockSize: "88px" },
  [from.desktop]: {
    inlineSize: "112px",
    blockSize: "130px",
    "& > :last-child": { transform: "scale(1.7)" },
  },
});
export const archLine = css({
  inlineSize: "100%",
  blockSize: "100%",
  fill: color.lampWash,
  stroke: color.lamp,
  strokeWidth: 1.5,
});

export const title = css({ fontSize: "1.125rem", [from.tablet]: { fontSize: text.title } });
export const line = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.small,
  lineHeight: leading.body,
  [from.tablet]: { fontSize: text.lead },
});
