import { css } from "@emotion/react";
import {
  below,
  color,
  from,
  gutter,
  layer,
  motion,
  space,
  text,
} from "../../../../tokens/tokens.ts";
import { besideParent } from "../../../../tokens/type.ts";
import { barHeight } from "../../../../tokens/scale.ts";

const dark = color.scrim;
const half = `color-mix(in srgb, ${dark} 72%, transparent)`;
/**
 * Each gradient covers only its own area: over the whole picture they would delay the largest
 * contentful paint.
 */
const darkening = (towards: string, steps: string, place: string) =>
  `linear-gradient(${towards}, ${steps}) ${place} no-repeat`;
/** Behind the navigation bar, for contrast. */
const shade = darkening(
  "to bottom",
  `color-mix(in srgb, ${dark} 82%, transparent), transparent`,
  "top / 100% 112px",
);
/** Dark behind the text, and gone before the picture's subject. */
const veil = `${dark} 7.4%, ${half} 48%, transparent`;
const foot = darkening("to bottom", `transparent, ${dark}`, "bottom / 100% 30%");

/**
 * The stage is always dark; the border under it has the background colour of the page around it.
 */
export const pageGround = css({ "--k-page-ground": color.ground });

export const stage = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  isolation: "isolate",
  background: dark,
  [from.tablet]: { minBlockSize: "clamp(480px, 46vw, 640px)" },
});

export const picture = css({
  position: "relative",
  aspectRatio: "4 / 3",
  marginBlockEnd: "-12px",
  "& > *": { position: "absolute", inset: 0 },
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    // The bottom of the picture stays bright; the text starts below it.
    background: `${shade}, ${darkening("to bottom", `transparent, ${dark} 90%`, "bottom / 100% 20%")}`,
  },
  [from.tablet]: {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: 0,
    // Narrower than on a desktop, so that the text does not cover its middle.
    inlineSize: "64%",
    marginBlockEnd: 0,
    aspectRatio: "auto",
    "&::after": {
      background: `${shade}, ${darkening("to right", veil, "left / 54% 100%")}, ${foot}`,
    },
    "&:dir(rtl)::after": {
      background: `${shade}, ${darkening("to left", veil, "right / 54% 100%")}, ${foot}`,
    },
  },
  [from.desktop]: { inlineSize: "74%" },
});

export const words = css({
  position: "relative",
  zIndex: layer.lifted,
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  paddingInline: gutter,
  paddingBlockEnd: space[12],
  [from.tablet]: {
    flexGrow: 1,
    alignContent: "end",
    inlineSize: "min(52%, 640px)",
    paddingBlock: `${barHeight} ${space[16]}`,
    paddingInlineEnd: 0,
  },
  [from.desktop]: { gap: space[5] },
});

const titleLeading = 1.08;

export const title = css({
  ...besideParent,
  fontSize: text.display,
  lineHeight: titleLeading,
  "&:lang(ur)": { lineHeight: 1.7 },
});

/** Horizontal swipes are handled here, vertical ones by the page. */
export const turning = css({ touchAction: "pan-y pinch-zoom" });

/**
 * Hidden once the slide above is shown, as during a transition visibility would be computed in
 * every frame.
 */
export const behind = css({
  visibility: "hidden",
  transition: `visibility 0s ${motion.calm}`,
});

export const roomy = css({
  [below.tablet]: { alignContent: "start", minBlockSize: "368px" },
});

/**
 * On a phone the picture is higher if the title has one line, and lower if it has three, so that
 * nothing below moves when the title wraps differently once its font has loaded.
 */
export const steady = css({
  [below.tablet]: {
    gap: space[4],
    minBlockSize: "calc(75vw + 332px)",
    paddingBlockEnd: space[12],
  },
});

export const steadyPicture = css({
  [below.tablet]: {
    flex: `1 0 calc(75vw - ${titleLeading} * ${text.display})`,
    aspectRatio: "auto",
    marginBlockEnd: `calc(-12px - ${space[4]})`,
  },
});

export const steadyWords = css({
  [below.tablet]: {
    display: "contents",
    "& > *": {
      position: "relative",
      zIndex: layer.lifted,
      alignSelf: "flex-start",
      marginInline: gutter,
    },
  },
});

export const valance = css({
  position: "absolute",
  zIndex: layer.lifted,
  insetInline: 0,
  insetBlockEnd: "-1px",
  inlineSize: "100%",
  blockSize: "18px",
});

export const edge = {
  ground: css({ fill: "var(--k-page-ground)" }),
  line: css({ fill: "none", stroke: color.lamp, strokeWidth: 1.25, opacity: 0.75 }),
  bead: css({ fill: color.lamp }),
} as const;
