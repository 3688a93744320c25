import { css } from "@emotion/react";
import { below, color, layer, space } from "../../../../tokens/tokens.ts";

/** In pixels: the width of an outline and some space. */
export const roomAbove = 12;

export const foot = css({
  position: "sticky",
  zIndex: layer.lifted,
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[3],
  paddingBlockStart: space[3],
  paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.ground,
  // On a phone one line, with buttons as wide as their text.
  [below.tablet]: { gap: space[2], "& > a, & > button": { paddingInline: space[3] } },
});
