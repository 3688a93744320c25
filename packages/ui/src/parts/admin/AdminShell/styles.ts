import { css } from "@emotion/react";
import { below, color, gutter, layer, radius, space, text } from "../../../tokens/tokens.ts";

export const shell = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvh",
  background: color.ground,
});
export const skip = css({
  position: "absolute",
  zIndex: layer.overlay,
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.small,
  background: color.lamp,
  color: color.lampInk,
  "&:not(:focus)": { clipPath: "inset(50%)", inlineSize: "1px", blockSize: "1px", padding: 0 },
});
/**
 * If they do not fit in one row, the name and the sign-out button come first and the links below.
 */
export const bar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[6]}`,
  paddingInline: gutter,
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});
export const home = css({ display: "inline-flex", paddingBlock: space[2] });
export const nav = css({
  // Otherwise the hidden text of a count, beyond the edge, would widen the page.
  position: "relative",
  flex: "1 1 0",
  minInlineSize: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  [below.desktop]: {
    order: 3,
    flexBasis: "100%",
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    // Fades out at the edges, as otherwise nothing shows that there is more to scroll to.
    maskImage: `linear-gradient(to right, transparent, #000 ${gutter}, #000 calc(100% - ${gutter}), transparent)`,
  },
});
export const list = css({ display: "flex", gap: space[5], inlineSize: "max-content" });
export const place = css({ position: "relative", fontSize: text.small });
/** Above the link's end and out of the row: counts come late, and must not move a link that is being pressed. */
export const count = css({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: `calc(100% - ${space[1]})`,
  paddingInline: space[1],
  minInlineSize: "1.5rem",
  justifyContent: "center",
});
export const leave = css({ marginInlineStart: "auto" });
export const main = css({
  display: "block",
  flex: 1,
  minInlineSize: 0,
  "&:focus-visible": { outline: "none" },
});
