import { css } from "@emotion/react";
import { below, color, from, gutter, layer, space } from "../../../tokens/tokens.ts";

export const header = css({
  position: "fixed",
  zIndex: layer.header,
  insetBlockStart: 0,
  insetInline: 0,
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "64px",
  paddingInline: gutter,
  [from.tablet]: { gap: space[6] },
  borderBlockEnd: `1px solid ${color.line}`,
  background: `color-mix(in srgb, ${color.ground} 92%, transparent)`,
});

export const nav = css({ marginInlineStart: "auto", [below.tablet]: { display: "none" } });
export const links = css({
  display: "flex",
  gap: space[3],
  whiteSpace: "nowrap",
  [from.desktop]: { gap: space[5] },
});
export const start = css({ [below.tablet]: { marginInlineStart: "auto" } });
export const menu = css({ display: "inline-flex", [from.tablet]: { display: "none" } });
export const way = css({ whiteSpace: "nowrap" });
export const link = css({ "&[aria-current=true]": { color: color.lamp } });
