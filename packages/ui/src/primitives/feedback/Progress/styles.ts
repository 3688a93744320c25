import { css } from "@emotion/react";
import { color, motion, radius, space, text } from "../../../tokens/tokens.ts";

export const gauge = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const words = css({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  fontSize: text.small,
});
export const amount = css({ color: color.inkSoft, fontVariantNumeric: "tabular-nums" });
/** The native element is invisible but accessible; the one that we draw is visible. */
export const nativeGauge = css({ position: "absolute", inset: 0, inlineSize: "100%", opacity: 0 });
export const track = css({
  position: "relative",
  blockSize: "8px",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.ground,
});
export const fill = css({
  blockSize: "100%",
  background: color.lamp,
  transformOrigin: "left",
  transition: `transform ${motion.calm} ${motion.ease}`,
  "&:dir(rtl)": { transformOrigin: "right" },
  "@media (forced-colors: active)": { forcedColorAdjust: "none", background: "Highlight" },
});

export const gaugeTones = {
  accent: css({}),
  success: css({ background: color.leaf }),
  warning: css({ background: color.haldi }),
  danger: css({ background: color.madder }),
} as const;
export type GaugeTone = keyof typeof gaugeTones;
export const gaugeToneNames = Object.keys(gaugeTones) as GaugeTone[];
