import { css } from "@emotion/react";
import { color, space, text } from "../../../tokens/tokens.ts";

export const rating = css({
  display: "inline-flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  "& legend": { float: "inline-start", padding: 0, fontSize: text.small, color: color.inkSoft },
});

export const row = css({ display: "inline-flex" });

/** In pure CSS, every star up to the selected or hovered one is lit. */
export const star = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  color: color.lamp,
  cursor: "pointer",
  "& > svg": { fill: "none" },
  "&:has(~ * :checked) > svg, &:has(:checked) > svg": { fill: "currentColor" },
  "div:hover > & > svg": { fill: "currentColor" },
  "div:hover > &:hover ~ & > svg": { fill: "none" },
  "&:has(:focus-visible)": { outline: `2px solid ${color.lamp}`, borderRadius: "6px" },
  "&:has(:disabled)": { cursor: "not-allowed", opacity: 0.6 },
});

export const control = css({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
