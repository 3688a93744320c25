import { css } from "@emotion/react";
import { color, from, layer, motion, radius, text } from "../../../tokens/tokens.ts";

export const dots = css({
  position: "fixed",
  zIndex: layer.header,
  insetBlockStart: "50%",
  insetInlineEnd: 0,
  display: "grid",
  transform: "translateY(-50%)",
  "*:not([data-paged]) > nav > &": { display: "none" },
});

export const dot = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  // On a phone no wider than the margin beside the text.
  inlineSize: "18px",
  blockSize: "32px",
  [from.tablet]: { inlineSize: "40px" },
  "&::before": {
    content: '""',
    boxSizing: "border-box",
    inlineSize: "10px",
    blockSize: "10px",
    border: `2px solid ${color.scrimInk}`,
    borderRadius: radius.round,
    background: color.scrim,
    transition: `transform ${motion.quick} ${motion.ease}`,
  },
  "&[aria-current=true]::before": {
    borderColor: color.scrim,
    background: color.lamp,
    transform: "scale(1.25)",
  },
  "@media (forced-colors: active)": {
    "&[aria-current=true]::before": { background: "Highlight" },
  },
});

/** Appears beside its dot on hover and focus. */
export const name = css({
  position: "absolute",
  insetInlineEnd: "100%",
  paddingInline: "10px",
  borderRadius: radius.small,
  background: color.raised,
  color: color.ink,
  fontSize: text.small,
  lineHeight: "28px",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  opacity: 0,
  "a:is(:hover, :focus-visible) > &": { opacity: 1 },
});
