import { css } from "@emotion/react";
import { below, from, layer, space } from "../../../../tokens/tokens.ts";

/**
 * On a phone the title has its own line under the controls; with large text, so have the models if
 * their names do not fit beside the controls.
 */
export const bar = css({
  position: "relative",
  zIndex: layer.header,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  [from.tablet]: { gap: space[4] },
  [from.desktop]: { display: "grid", gridTemplateColumns: "1fr auto 1fr" },
});
export const side = css({ display: "flex", gap: space[2] });
export const middle = css({
  flex: "1 0 100%",
  order: 1,
  minInlineSize: 0,
  [from.tablet]: { flex: "1 1 8rem", order: 0 },
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
  flex: "1 1 8.5rem",
  justifyContent: "flex-end",
  gap: space[2],
  minInlineSize: 0,
  [from.tablet]: { flex: "0 1 auto", marginInlineStart: "auto" },
  [below.tablet]: { "& button": { paddingInline: space[2] } },
});
