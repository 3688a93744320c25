import { css } from "@emotion/react";
import { color, glow, layer, motion, radius, space, text } from "../../../tokens/tokens.ts";

/** Shared by menus, lists and popovers: a raised card beside its trigger. */
export const popup = css({
  maxInlineSize: "min(var(--available-width), 420px)",
  maxBlockSize: "var(--available-height)",
  overflow: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  color: color.ink,
  boxShadow: glow.lift,
  fontSize: text.body,
  transformOrigin: "var(--transform-origin)",
  transition: `opacity ${motion.quick} ${motion.ease}, transform ${motion.quick} ${motion.ease}`,
  "&:focus-visible": { outline: "none" },
  "&[data-starting-style], &[data-ending-style]": { opacity: 0, transform: "scale(0.97)" },
});

export const positioner = css({ zIndex: layer.overlay });

export const list = css({ padding: space[1], minInlineSize: "var(--anchor-width)" });

/** An item of a menu or a list of options. */
export const item = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "44px",
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.small,
  color: color.ink,
  lineHeight: 1.35,
  textDecorationLine: "none",
  cursor: "pointer",
  userSelect: "none",
  "&[data-highlighted]": { background: color.lampWash, outline: "none" },
  "&[data-disabled]": { color: color.inkSoft, cursor: "not-allowed", opacity: 0.6 },
  "@media (forced-colors: active)": {
    "&[data-highlighted]": {
      forcedColorAdjust: "none",
      background: "Highlight",
      color: "HighlightText",
      "& *": { color: "inherit" },
    },
  },
});

export const itemWords = css({ flex: 1, minInlineSize: 0 });
export const itemNote = css({ display: "block", color: color.inkSoft, fontSize: text.small });
export const itemMark = css({
  display: "inline-flex",
  flex: "none",
  inlineSize: "20px",
  color: color.lamp,
});
export const divider = css({
  blockSize: "1px",
  marginBlock: space[1],
  marginInline: space[3],
  background: color.line,
});

export const popupSides = ["top", "bottom", "start", "end"] as const;
export type PopupSide = (typeof popupSides)[number];
export const popupAligns = ["start", "center", "end"] as const;
export type PopupAlign = (typeof popupAligns)[number];

/** Our names follow the text direction; Base UI calls the two sides inline-start and inline-end. */
export const sideNames = {
  top: "top",
  bottom: "bottom",
  start: "inline-start",
  end: "inline-end",
} as const satisfies Record<PopupSide, string>;
