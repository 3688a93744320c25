import { css } from "@emotion/react";
import {
  below,
  color,
  glow,
  layer,
  leading,
  motion,
  radius,
  space,
  text,
} from "../../../tokens/tokens.ts";

export const backdrop = css({
  position: "fixed",
  zIndex: layer.overlay,
  inset: 0,
  background: `color-mix(in srgb, ${color.scrim} 76%, transparent)`,
  transition: `opacity ${motion.calm} ${motion.ease}`,
  "&[data-starting-style], &[data-ending-style]": { opacity: 0 },
});

export const viewport = css({
  position: "fixed",
  zIndex: layer.overlay,
  inset: 0,
  display: "grid",
  placeItems: "center",
  padding: space[4],
  overflow: "auto",
  [below.tablet]: { placeItems: "end center", padding: 0 },
});

export const popup = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  inlineSize: "100%",
  maxBlockSize: `calc(100dvh - ${space[8]})`,
  padding: space[6],
  overflow: "auto",
  border: `1px solid ${color.line}`,
  borderBlockStart: `2px solid ${color.lamp}`,
  borderRadius: radius.large,
  background: color.raised,
  color: color.ink,
  boxShadow: glow.lift,
  transition: `opacity ${motion.calm} ${motion.ease}, transform ${motion.calm} ${motion.ease}`,
  "&:focus-visible": { outline: "none" },
  "&[data-starting-style], &[data-ending-style]": { opacity: 0, transform: "translateY(12px)" },
  [below.tablet]: {
    paddingBlockEnd: `calc(${space[6]} + env(safe-area-inset-bottom))`,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
});

export const dialogSizes = {
  small: css({ maxInlineSize: "440px" }),
  medium: css({ maxInlineSize: "600px" }),
  large: css({ maxInlineSize: "880px" }),
} as const;
export type DialogSize = keyof typeof dialogSizes;
export const dialogSizeNames = Object.keys(dialogSizes) as DialogSize[];

export const heading = css({
  paddingInlineEnd: space[10],
  fontSize: text.head,
  lineHeight: leading.tight,
});
export const description = css({ color: color.inkSoft });
export const cross = css({
  position: "absolute",
  insetBlockStart: space[4],
  insetInlineEnd: space[4],
});
export const actions = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  [below.tablet]: { "& > *": { flex: "1 1 auto" } },
});
