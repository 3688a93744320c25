import { css } from "@emotion/react";
import { below, from, layer, space } from "../../../../tokens/tokens.ts";

/** On a phone the title has a line of its own, under the controls. */
export const bar = css({
  position: "relative",
  zIndex: layer.header,
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  gap: space[2],
  [from.tablet]: { gridTemplateColumns: "auto 1fr auto", gap: space[4] },
  [from.desktop]: { gridTemplateColumns: "1fr auto 1fr" },
});
export const side = css({ display: "flex", gap: space[2] });
export const middle = css({
  gridColumn: "1 / -1",
  gridRow: 2,
  minInlineSize: 0,
  [from.tablet]: { gridColumn: 2, gridRow: 1 },
});
/** On a phone it is beside the title, which leaves space for it. */
export const memory = css({
  [below.tablet]: { position: "absolute", insetBlockEnd: 0, insetInlineEnd: 0 },
});
export const besideMemory = css({
  [below.tablet]: {
    display: "grid",
    alignContent: "center",
    minBlockSize: "36px",
    paddingInline: "44px",
  },
});
export const models = css({
  display: "flex",
  justifyContent: "flex-end",
  gap: space[2],
  minInlineSize: 0,
  [below.tablet]: { "& button": { paddingInline: space[2] } },
});
