import { css } from "@emotion/react";
import { color, layer, motion, radius, space, text } from "../../../tokens/tokens.ts";

export const line = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
  color: color.inkSoft,
});

export const value = css({
  color: color.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

/** How far the line is lit, from 0 to 1; set by the component. */
export const filled = "--k-slider-filled";

const knob = 24;
const knobStart = `calc(var(${filled}) * (100% - ${knob}px))`;
const lit = `calc(${knob / 2}px + var(${filled}) * (100% - ${knob}px))`;
const lightTo = (side: "right" | "left") =>
  `linear-gradient(to ${side}, ${color.lamp} ${lit}, ${color.edge} ${lit})`;

/** Drawn here, since each browser has other names for the parts of its own slider. */
export const rail = css({
  position: "relative",
  flex: 1,
  minInlineSize: 0,
  blockSize: "44px",
  "&::before, &::after": { content: '""', position: "absolute" },
  "&::before": {
    insetInline: 0,
    insetBlockStart: "19px",
    blockSize: "6px",
    borderRadius: radius.round,
    background: lightTo("right"),
  },
  "&:dir(rtl)::before": { background: lightTo("left") },
  "&::after": {
    insetInlineStart: knobStart,
    insetBlockStart: "10px",
    boxSizing: "border-box",
    inlineSize: `${knob}px`,
    blockSize: `${knob}px`,
    border: `2px solid ${color.lamp}`,
    borderRadius: radius.round,
    background: color.raised,
    transition: `background-color ${motion.quick} ${motion.ease}`,
  },
  "&:hover:not(:has(:disabled))::after, &:has(:active)::after": { background: color.lamp },
  "&:has(:focus-visible)::after": { outline: `2px solid ${color.lamp}`, outlineOffset: "2px" },
  "&:has(:disabled)": { opacity: 0.6 },
  "@media (forced-colors: active)": { "&::before, &::after": { display: "none" } },
});

/** Sliding sideways must not take the page's scrolling from a finger. */
export const control = css({
  position: "absolute",
  zIndex: layer.lifted,
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
  touchAction: "pan-y",
  "&:disabled": { cursor: "not-allowed" },
  "@media (forced-colors: active)": { opacity: 1 },
});
