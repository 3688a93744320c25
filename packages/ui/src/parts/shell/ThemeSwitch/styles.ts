import { css } from "@emotion/react";
import { color, radius, space } from "../../../tokens/tokens.ts";

export const group = css({
  display: "inline-flex",
  gap: space[1],
  margin: 0,
  padding: space[1],
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  minInlineSize: 0,
});

export const choice = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "36px",
  blockSize: "36px",
  borderRadius: radius.round,
  color: color.inkSoft,
  cursor: "pointer",
  "&:hover": { color: color.ink },
  "&:has(:checked)": { background: color.lamp, color: color.lampInk },
  "&:has(:focus-visible)": { outline: `2px solid ${color.lamp}`, outlineOffset: "3px" },
  "@media (forced-colors: active)": { "&:has(:checked)": { forcedColorAdjust: "none" } },
});

export const radio = css({
  position: "absolute",
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
