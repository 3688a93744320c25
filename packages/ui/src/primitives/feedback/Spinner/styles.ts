import { css, keyframes } from "@emotion/react";
import { radius } from "../../../tokens/tokens.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const breathe = keyframes({ "50%": { opacity: 0.4 } });

export const spinner = css({
  display: "inline-block",
  flex: "none",
  border: "2px solid color-mix(in srgb, currentColor 25%, transparent)",
  borderBlockStartColor: "currentColor",
  borderRadius: radius.round,
  animation: `${turn} 0.9s linear infinite`,
  "@media (prefers-reduced-motion: reduce)": { animation: `${breathe} 2.4s ease-in-out infinite` },
});

export const spinnerSizes = {
  small: css({ inlineSize: "18px", blockSize: "18px" }),
  medium: css({ inlineSize: "28px", blockSize: "28px" }),
  large: css({ inlineSize: "56px", blockSize: "56px", borderWidth: "3px" }),
} as const;
export type SpinnerSize = keyof typeof spinnerSizes;
