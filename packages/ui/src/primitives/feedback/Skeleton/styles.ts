import { css, keyframes } from "@emotion/react";
import { color, radius } from "../../../tokens/tokens.ts";

const flicker = keyframes({ "50%": { opacity: 0.55 } });

export const skeleton = css({
  display: "block",
  maxInlineSize: "100%",
  background: `linear-gradient(100deg, ${color.surface}, ${color.raised} 45%, ${color.lampWash})`,
  animation: `${flicker} 1.8s ease-in-out infinite`,
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
  "@media (forced-colors: active)": { border: "1px solid GrayText" },
});

export const skeletonVariants = {
  line: css({ inlineSize: "100%", blockSize: "0.9em", borderRadius: radius.small }),
  picture: css({ inlineSize: "100%", aspectRatio: "16 / 9", borderRadius: radius.small }),
  disc: css({ inlineSize: "24px", blockSize: "24px", borderRadius: radius.round }),
} as const;
export type SkeletonVariant = keyof typeof skeletonVariants;
