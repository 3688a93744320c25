import { css } from "@emotion/react";
import {
  color,
  glow,
  layer,
  leading,
  motion,
  radius,
  space,
  text,
} from "../../../tokens/tokens.ts";

export { backdrop } from "../Dialog/styles.ts";

export const drawerSides = ["start", "end", "bottom"] as const;
export type DrawerSide = (typeof drawerSides)[number];
export type Edge = "left" | "right" | "down";

export const viewport = css({
  position: "fixed",
  zIndex: layer.overlay,
  inset: 0,
  display: "flex",
});

export const popup = css({
  display: "flex",
  flexDirection: "column",
  overflow: "auto",
  overscrollBehavior: "contain",
  border: `0 solid ${color.line}`,
  background: color.surface,
  color: color.ink,
  boxShadow: glow.lift,
  transition: `transform ${motion.calm} ${motion.ease}`,
  "&:focus-visible": { outline: "none" },
  "&[data-swiping]": { transition: "none" },
});

const beside = {
  inlineSize: "min(400px, 88vw)",
  blockSize: "100%",
  transform: "translateX(var(--drawer-swipe-movement-x, 0px))",
} as const;

/** By physical edge, since a swipe goes to an edge whatever the reading direction. */
export const edges: Record<
  Edge,
  { viewport: ReturnType<typeof css>; popup: ReturnType<typeof css> }
> = {
  left: {
    viewport: css({ direction: "ltr", justifyContent: "flex-start" }),
    popup: css(beside, {
      borderRightWidth: "1px",
      "&[data-starting-style], &[data-ending-style]": { transform: "translateX(-102%)" },
    }),
  },
  right: {
    viewport: css({ direction: "ltr", justifyContent: "flex-end" }),
    popup: css(beside, {
      borderLeftWidth: "1px",
      "&[data-starting-style], &[data-ending-style]": { transform: "translateX(102%)" },
    }),
  },
  down: {
    viewport: css({ alignItems: "flex-end", justifyContent: "center" }),
    popup: css({
      inlineSize: "min(720px, 100%)",
      maxBlockSize: "85dvh",
      borderTopWidth: "1px",
      borderStartStartRadius: radius.large,
      borderStartEndRadius: radius.large,
      transform: "translateY(var(--drawer-swipe-movement-y, 0px))",
      "&[data-starting-style], &[data-ending-style]": { transform: "translateY(102%)" },
    }),
  },
};

export const head = css({
  position: "sticky",
  zIndex: layer.lifted,
  insetBlockStart: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[3],
  paddingInlineStart: space[6],
  paddingInlineEnd: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});
export const heading = css({ fontSize: text.title, lineHeight: leading.tight });
export const body = css({
  paddingBlockStart: space[5],
  paddingBlockEnd: `calc(${space[6]} + env(safe-area-inset-bottom))`,
  paddingInline: space[6],
});
