import { css } from "@emotion/react";
import { color, font, from, radius, space, text } from "../../../../tokens/tokens.ts";

export const plates = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[6]} ${space[5]}`,
  [from.tablet]: {
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: 0,
    "& > * + *": { borderInlineStart: `1px solid ${color.line}`, paddingInlineStart: space[6] },
    "& > *": { paddingInlineEnd: space[4] },
  },
});
export const plate = css({
  display: "grid",
  alignContent: "start",
  gap: space[1],
  minInlineSize: 0,
});
export const amount = css({
  color: color.ink,
  fontFamily: font.title,
  fontSize: "clamp(2rem, 1.6rem + 1.6vw, 3rem)",
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.1,
});
export const lit = css({ color: color.lamp });
export const quiet = css({ fontSize: text.lead, lineHeight: 1.4, color: color.inkSoft });
export const stars = css({ color: color.lamp });

/** All plays as one bar: those that reached an ending, and those still in progress. */
export const road = css({
  display: "flex",
  blockSize: "12px",
  overflow: "hidden",
  borderRadius: radius.round,
  background: `repeating-linear-gradient(115deg, ${color.lamp} 0 3px, transparent 3px 8px), ${color.lampWash}`,
});
export const done = css({
  display: "block",
  background: color.leaf,
  "@media (forced-colors: active)": { background: "Highlight" },
});
