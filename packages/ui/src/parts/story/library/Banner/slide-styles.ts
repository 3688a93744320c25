import { css } from "@emotion/react";
import {
  color,
  from,
  gutter,
  layer,
  motion,
  radius,
  space,
  text,
  weight,
} from "../../../../tokens/tokens.ts";

export const slide = css({
  position: "absolute",
  zIndex: layer.lifted,
  inset: 0,
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  background: color.scrim,
  opacity: 0,
  visibility: "hidden",
  // Visibility changes at the end, as during a transition it would be computed in every frame.
  transition: `opacity ${motion.calm} ${motion.ease}, visibility 0s ${motion.calm}`,
  [from.tablet]: { justifyContent: "flex-end" },
});
export const shown = css({
  opacity: 1,
  visibility: "visible",
  transition: `opacity ${motion.calm} ${motion.ease}`,
});

/** Dots below a narrow banner; on a desktop a list with thumbnails. */
export const controls = css({
  position: "absolute",
  zIndex: layer.lifted,
  insetBlockEnd: "16px",
  insetInline: gutter,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  pointerEvents: "none",
  "& button": { pointerEvents: "auto" },
  [from.desktop]: {
    insetBlock: "96px 40px",
    insetInlineStart: "auto",
    flexDirection: "column",
    alignItems: "flex-end",
    justifyContent: "center",
  },
});

export const list = css({
  display: "flex",
  [from.desktop]: { flexDirection: "column", gap: space[2] },
});

/**
 * The list covers the picture, so its titles are shown only if there is space, or while it is used.
 */
const roomy = "@media (min-width: 1600px)";
const inUse = "fieldset:is(:hover, :has(:focus-visible)) &";

export const choice = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  padding: space[2],
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: color.ink,
  textAlign: "start",
  cursor: "pointer",
  "&::before": {
    content: '""',
    boxSizing: "border-box",
    inlineSize: "10px",
    blockSize: "10px",
    border: `1.5px solid ${color.ink}`,
    borderRadius: radius.round,
  },
  "&[aria-current=true]::before": { borderColor: color.lamp, background: color.lamp },
  "@media (forced-colors: active)": {
    "&[aria-current=true]::before": { background: "Highlight" },
    "&:not([aria-current=true])": { borderInlineStartColor: "Canvas" },
  },
  [from.desktop]: {
    minBlockSize: "64px",
    borderInlineStart: "3px solid transparent",
    background: `color-mix(in srgb, ${color.scrim} 78%, transparent)`,
    "&::before": { content: "none" },
    "&:hover": { background: color.raised },
    "&[aria-current=true]": { borderInlineStartColor: color.lamp, background: color.lampWash },
    [inUse]: { inlineSize: "264px" },
  },
  [roomy]: { inlineSize: "264px" },
});

export const thumb = css({
  display: "none",
  flex: "none",
  inlineSize: "84px",
  borderRadius: radius.small,
  overflow: "hidden",
  [from.desktop]: { display: "block" },
});

const spelled = {
  position: "static",
  display: "-webkit-box",
  inlineSize: "auto",
  blockSize: "auto",
  clipPath: "none",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  fontSize: text.small,
  fontWeight: weight.bold,
  lineHeight: 1.35,
} as const;

export const name = css({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  [from.desktop]: { [inUse]: spelled },
  [roomy]: spelled,
});

/** With reduced motion nothing advances by itself, so there is no pause button. */
export const pause = css({
  display: "inline-flex",
  "@media (prefers-reduced-motion: reduce)": { display: "none" },
});
