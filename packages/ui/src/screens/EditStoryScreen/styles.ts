import { css } from "@emotion/react";
import { below, color, layer, space, text } from "../../tokens/tokens.ts";

export const foot = css({
  position: "sticky",
  zIndex: layer.lifted,
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  paddingBlockStart: space[3],
  paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.ground,
});
export const kept = css({
  flex: "1 1 220px",
  minInlineSize: 0,
  marginInlineEnd: "auto",
  // On a phone it has a line of its own, and the buttons stay side by side.
  [below.tablet]: { flexBasis: "100%", marginBlockEnd: `calc(-1 * ${space[2]})` },
});
export const keptNote = css({ color: color.inkSoft, fontSize: text.tiny, lineHeight: 1.4 });
