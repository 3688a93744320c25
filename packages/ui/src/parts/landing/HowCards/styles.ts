import { css } from "@emotion/react";
import {
  below,
  color,
  font,
  from,
  leading,
  motion,
  radius,
  space,
  text,
} from "../../../tokens/tokens.ts";

export const frame = css({
  minInlineSize: 0,
  "[data-paged] &": { [below.tablet]: { overflow: "hidden" } },
});

export const cards = css({
  display: "grid",
  gap: space[5],
  counterReset: "step",
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[6] },
  "[data-paged] &": {
    [below.tablet]: {
      gap: 0,
      gridAutoFlow: "column",
      gridAutoColumns: "100%",
      transition: `transform ${motion.calm} ${motion.ease}`,
      transform: "translateX(calc(var(--card) * -100%))",
      "&:dir(rtl)": { transform: "translateX(calc(var(--card) * 100%))" },
    },
  },
});

export const card = css({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space[2],
  padding: space[5],
  paddingBlockStart: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  "[data-paged] &": {
    [below.tablet]: { minBlockSize: "min(46dvh, 340px)", gridTemplateRows: "1fr auto auto" },
  },
});

export const numeral = css({
  color: "transparent",
  fontFamily: font.title,
  fontSize: "clamp(3.5rem, 2.6rem + 2.4vw, 5rem)",
  lineHeight: 0.9,
  WebkitTextStroke: `1.5px ${color.lamp}`,
  "@media (forced-colors: active)": { color: "CanvasText" },
  "[data-paged] &": { [below.tablet]: { fontSize: "8.5rem" } },
});
export const icon = css({
  position: "absolute",
  insetBlockStart: space[5],
  insetInlineEnd: space[5],
  color: color.inkSoft,
});
export const title = css({ fontSize: text.title });
export const line = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.body,
});

export const beads = css({
  display: "none",
  "[data-paged] &": {
    [below.tablet]: {
      display: "flex",
      justifyContent: "center",
      gap: space[2],
      paddingBlock: `${space[4]} ${space[1]}`,
    },
  },
});
export const bead = css({
  inlineSize: "8px",
  blockSize: "8px",
  borderRadius: radius.round,
  background: color.edge,
});
export const lit = css({ background: color.lamp, transform: "scale(1.4)" });
