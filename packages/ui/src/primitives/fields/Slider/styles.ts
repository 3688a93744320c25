import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../tokens/tokens.ts";

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

/** How far the line is lit, set by the component. */
export const filled = "--k-slider-filled";

const lit = (side: "right" | "left") =>
  `linear-gradient(to ${side}, ${color.lamp} var(${filled}), ${color.line} var(${filled}))`;
const groove = { blockSize: "6px", borderRadius: radius.round, background: lit("right") } as const;
const grooveRtl = { background: lit("left") } as const;
const knob = {
  boxSizing: "border-box",
  inlineSize: "24px",
  blockSize: "24px",
  border: `2px solid ${color.lamp}`,
  borderRadius: radius.round,
  background: color.raised,
} as const;

/** Sliding sideways must not take the page's scrolling from a finger. */
export const slider = css({
  flex: 1,
  minInlineSize: 0,
  inlineSize: "100%",
  blockSize: "44px",
  margin: 0,
  appearance: "none",
  background: "transparent",
  cursor: "pointer",
  touchAction: "pan-y",
  "&::-webkit-slider-runnable-track": groove,
  "&::-moz-range-track": groove,
  "&:dir(rtl)::-webkit-slider-runnable-track": grooveRtl,
  "&:dir(rtl)::-moz-range-track": grooveRtl,
  "&::-webkit-slider-thumb": { ...knob, appearance: "none", marginBlockStart: "-9px" },
  "&::-moz-range-thumb": knob,
  "&:hover:enabled::-webkit-slider-thumb": { background: color.lamp },
  "&:hover:enabled::-moz-range-thumb": { background: color.lamp },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::-webkit-slider-thumb": {
    outline: `2px solid ${color.lamp}`,
    outlineOffset: "2px",
  },
  "&:focus-visible::-moz-range-thumb": {
    outline: `2px solid ${color.lamp}`,
    outlineOffset: "2px",
  },
  "&:disabled": { cursor: "not-allowed", opacity: 0.6 },
  // The browser's own slider has the colours that were forced.
  "@media (forced-colors: active)": {
    appearance: "auto",
    "&::-webkit-slider-thumb": { appearance: "auto", marginBlockStart: 0 },
    "&:focus-visible": { outline: "2px solid Highlight" },
  },
});
