import { css } from "@emotion/react";
import { color, motion, radius, space } from "../../../tokens/tokens.ts";

export const line = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "44px",
  cursor: "pointer",
  "&:has(:disabled, [aria-disabled=true])": { color: color.inkSoft, cursor: "not-allowed" },
});

export const track = css({
  position: "relative",
  flex: "none",
  inlineSize: "46px",
  blockSize: "26px",
  border: `1px solid ${color.edge}`,
  borderRadius: radius.round,
  background: color.surface,
  "&::after": {
    content: '""',
    position: "absolute",
    insetBlockStart: "3px",
    insetInlineStart: "3px",
    inlineSize: "18px",
    blockSize: "18px",
    borderRadius: radius.round,
    background: color.edge,
    transition: `transform ${motion.quick} ${motion.ease}`,
  },
  "&:has(:checked)": { borderColor: color.lamp, background: color.lamp },
  "&:has(:checked)::after": { background: color.lampInk, transform: "translateX(20px)" },
  "&:dir(rtl):has(:checked)::after": { transform: "translateX(-20px)" },
  "&:has(:focus-visible)": { outline: `2px solid ${color.lamp}`, outlineOffset: "2px" },
  "&:has(:disabled, [aria-disabled=true])": { opacity: 0.6 },
  "@media (forced-colors: active)": {
    "&::after": { background: "ButtonText" },
    "&:has(:checked)": { forcedColorAdjust: "none" },
  },
});

export const control = css({
  position: "absolute",
  inset: "-10px 0",
  inlineSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});
