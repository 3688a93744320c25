import { css } from "@emotion/react";
import { color, font, glow, motion, radius, space, text, weight } from "../../../tokens/tokens.ts";

export const button = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  border: "1px solid transparent",
  borderRadius: radius.small,
  fontFamily: font.interface,
  fontWeight: weight.bold,
  lineHeight: 1.25,
  textDecorationLine: "none",
  textAlign: "center",
  cursor: "pointer",
  transition: `transform ${motion.quick} ${motion.ease}`,
  "&:active": { transform: "translateY(1px)" },
  "&:disabled, &[aria-disabled=true]": { cursor: "not-allowed", opacity: 0.55 },
  "&[aria-busy=true]": { cursor: "progress", opacity: 1 },
});

const primary = css({
  background: color.lamp,
  color: color.lampInk,
  boxShadow: glow.lamp,
  "&:hover:not(:disabled, [aria-disabled=true])": { transform: "translateY(-1px)" },
  "@media (forced-colors: active)": { forcedColorAdjust: "none" },
});

const secondary = css({
  borderColor: color.edge,
  background: color.veil,
  color: color.ink,
  "&:hover:not(:disabled, [aria-disabled=true])": { borderColor: color.lamp, color: color.lamp },
});

const ghost = css({
  background: "transparent",
  color: color.ink,
  "&:hover:not(:disabled, [aria-disabled=true])": { background: color.lampWash },
});

export const buttonVariants = { primary, secondary, ghost } as const;
export type ButtonVariant = keyof typeof buttonVariants;

export const buttonSizes = {
  small: css({ minBlockSize: "36px", paddingInline: space[3], fontSize: text.small }),
  medium: css({ minBlockSize: "44px", paddingInline: space[5], fontSize: text.body }),
  large: css({
    minBlockSize: "56px",
    paddingInline: space[8],
    fontSize: text.lead,
    letterSpacing: "0.04em",
  }),
} as const;
export type ButtonSize = keyof typeof buttonSizes;

export const square = {
  small: css({ inlineSize: "36px", paddingInline: 0 }),
  medium: css({ inlineSize: "44px", paddingInline: 0 }),
  large: css({ inlineSize: "56px", paddingInline: 0 }),
} as const satisfies Record<ButtonSize, unknown>;
