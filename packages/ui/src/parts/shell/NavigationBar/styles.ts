import { css } from "@emotion/react";
import { below, color, from, gutter, layer, printed, space } from "../../../tokens/tokens.ts";
import { barHeight } from "../../../tokens/scale.ts";

export const bar = css({
  [printed]: { display: "none" },
  position: "relative",
  zIndex: layer.header,
  display: "flex",
  alignItems: "center",
  gap: space[6],
  [below.desktop]: { gap: space[4] },
  minBlockSize: barHeight,
  paddingInline: gutter,
});

export const kinds = {
  plain: css({ borderBlockEnd: `1px solid ${color.line}` }),
  over: css({
    position: "absolute",
    insetBlockStart: 0,
    insetInline: 0,
    background: `linear-gradient(${color.veil}, transparent)`,
  }),
} as const;
export type NavigationBarVariant = keyof typeof kinds;

export const home = css({ flex: "none", display: "inline-flex", paddingBlock: space[2] });
/** The item in the bar that shrinks first. */
export const search = css({ flex: "0 1 380px", minInlineSize: "112px" });
export const nav = css({ flex: "none", marginInlineStart: "auto", whiteSpace: "nowrap" });
export const links = css({
  display: "flex",
  alignItems: "center",
  gap: space[5],
  // Leaves the search box room for its words.
  [below.desktop]: { gap: space[2] },
});

/** Hides items that the menu contains. */
export const wide = css({ [below.tablet]: { display: "none" } });
/** As wide as its link, which may come later. */
export const notifications = css({
  flex: "none",
  minInlineSize: "44px",
  marginInlineStart: `calc(${space[4]} * -1)`,
  [below.tablet]: { marginInlineStart: "auto" },
});
export const narrow = css({ marginInlineStart: "auto", [from.tablet]: { display: "none" } });
export const close = css({ marginInlineStart: `calc(${space[3]} * -1)` });
