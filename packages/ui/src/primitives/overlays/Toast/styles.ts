import { css } from "@emotion/react";
import { color, from, glow, layer, motion, radius, space } from "../../../tokens/tokens.ts";

export const viewport = css({
  position: "fixed",
  zIndex: layer.toast,
  insetInline: space[4],
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  pointerEvents: "none",
  [from.tablet]: { insetInlineStart: "auto", inlineSize: "380px" },
  "&:focus-visible": { outline: "none" },
});

/** At the top they appear below the header. */
export const placements = {
  bottom: css({ insetBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))` }),
  top: css({ insetBlockStart: "84px" }),
} as const;
export type ToastPlacement = keyof typeof placements;

export const toast = css({
  pointerEvents: "auto",
  border: `1px solid ${color.line}`,
  borderInlineStart: "3px solid currentColor",
  borderRadius: radius.small,
  background: color.raised,
  boxShadow: glow.lift,
  transform: "translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))",
  transition: `opacity ${motion.calm} ${motion.ease}, transform ${motion.calm} ${motion.ease}`,
  "&[data-starting-style], &[data-ending-style]": { opacity: 0, transform: "translateY(12px)" },
  "&[data-limited]": { display: "none" },
});

export const content = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  paddingBlock: space[2],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[2],
});
export const words = css({ flex: 1, minInlineSize: 0, color: color.ink, lineHeight: 1.4 });

export const toastTones = {
  success: css({ color: color.leaf }),
  danger: css({ color: color.madder }),
  info: css({ color: color.peacock }),
} as const;
export type ToastTone = keyof typeof toastTones;
export const toastToneNames = Object.keys(toastTones) as ToastTone[];
