import { css } from "@emotion/react";
import { upright } from "../../../parts/landing/HeroScene/palette.ts";
import {
  below,
  color,
  font,
  from,
  gutter,
  layer,
  leading,
  radius,
  space,
  text,
  weight,
} from "../../../tokens/tokens.ts";

export const page = css({
  position: "relative",
  background: color.ground,
  overflowX: "clip",
  "&[data-paged]": { touchAction: "pinch-zoom" },
});

const bar = "64px";

export const section = css({
  position: "relative",
  display: "grid",
  alignContent: "center",
  gap: space[6],
  minBlockSize: "100dvh",
  paddingBlock: `calc(${bar} + ${space[5]}) ${space[6]}`,
  paddingInline: gutter,
  [from.tablet]: {
    gap: space[10],
    paddingBlock: `calc(${bar} + ${space[8]}) ${space[8]}`,
    paddingInline: `max(${gutter}, calc(50vw - 600px))`,
  },
});

export const deep = css({ background: color.surface });

export const hero = css({
  alignContent: "center",
  overflow: "clip",
  background: color.scrim,
  [upright]: { alignContent: "end" },
});

const scrim = color.scrim;
const half = `color-mix(in srgb, ${scrim} 78%, transparent)`;
const fromWords = `${scrim} 3.2%, ${half} 64.5%, transparent`;

/** Darkens the picture behind the text in both themes. */
export const veil = css({
  position: "absolute",
  inset: 0,
  background: `linear-gradient(to right, ${fromWords}) left / 62% 100% no-repeat`,
  "&:dir(rtl)": {
    background: `linear-gradient(to left, ${fromWords}) right / 62% 100% no-repeat`,
  },
  [upright]: {
    "&, &:dir(rtl)": { background: `linear-gradient(transparent 40%, ${scrim} 47%)` },
    [from.tablet]: {
      "&, &:dir(rtl)": { background: `linear-gradient(transparent 54%, ${scrim} 60%)` },
    },
  },
});

export const heroWords = css({
  position: "relative",
  zIndex: layer.lifted,
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  inlineSize: "min(48%, 640px)",
  [from.tablet]: { gap: space[5] },
  [upright]: {
    inlineSize: "auto",
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    paddingBlockStart: space[10],
    background: `linear-gradient(transparent, ${scrim} 36px)`,
  },
});

export const eyebrow = css({
  color: color.lamp,
  fontSize: text.tiny,
  fontWeight: weight.bold,
  letterSpacing: "0.14em",
  textTransform: "uppercase",
  "&:lang(hi)": { letterSpacing: 0 },
});
export const heroTitle = css({
  fontSize: "clamp(2.75rem, 1.4rem + 5.4vw, 5.75rem)",
  lineHeight: 1.04,
  "&:lang(hi)": { fontSize: "clamp(2.5rem, 1.4rem + 4.6vw, 5rem)", lineHeight: 1.3 },
});
export const other = css({
  color: color.lamp,
  fontFamily: font.titleWords,
  fontSize: "clamp(1.25rem, 0.9rem + 1.5vw, 2rem)",
  lineHeight: 1.3,
});
export const lead = css({
  maxInlineSize: "44ch",
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
  [from.tablet]: { fontSize: text.narration },
});
export const ways = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
  marginBlockStart: space[2],
});

export const two = css({
  display: "grid",
  alignItems: "center",
  gap: space[6],
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.15fr)", gap: space[12] },
});
export const words = css({ display: "grid", gap: space[4], [from.tablet]: { gap: space[6] } });
export const soft = css({ color: color.inkSoft });
/** Repeats what the page beside it shows, so it is hidden on small screens that have to fit both. */
export const more = css({ "[data-paged] &": { [below.tablet]: { display: "none" } } });

export const title = css({
  fontSize: "clamp(1.875rem, 1.4rem + 2vw, 3.25rem)",
  maxInlineSize: "18ch",
});
export const wideTitle = css({ maxInlineSize: "none" });

export const call = css({
  justifyItems: "center",
  textAlign: "center",
  background: `radial-gradient(circle at 50% 30%, ${color.lampWash}, ${color.ground} 60%)`,
});
export const callWords = css({ display: "grid", justifyItems: "center", gap: space[5] });

/** Covers fanned out like playing cards. */
export const fan = css({
  display: "flex",
  justifyContent: "center",
  inlineSize: "100%",
  paddingBlock: `${space[6]} ${space[4]}`,
  "& > li": {
    flex: "0 1 220px",
    minInlineSize: 0,
    marginInline: "-14px",
    border: `1px solid ${color.lamp}`,
    borderRadius: radius.small,
    overflow: "hidden",
    transform: "translateY(var(--dip)) rotate(var(--lean))",
    "&:dir(rtl)": { transform: "translateY(var(--dip)) rotate(calc(-1 * var(--lean)))" },
  },
  [below.tablet]: {
    "& > li:nth-of-type(1), & > li:nth-of-type(5)": { display: "none" },
  },
});

export const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${space[2]} ${space[5]}`,
  color: color.inkSoft,
  fontSize: text.small,
});
export const switches = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  [below.tablet]: { display: "none" },
});
