import { css } from "@emotion/react";
import { below, color, layer, space } from "../../tokens/tokens.ts";

/** Always within reach: the form is longer than the screen. */
export const foot = css({
  position: "sticky",
  zIndex: layer.lifted,
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlockStart: space[3],
  paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.ground,
  [below.tablet]: { "& > a": { display: "none" } },
});
export const steps = css({
  display: "flex",
  gap: space[3],
  [below.tablet]: {
    flex: 1,
    "& > button": { flex: "0 1 auto", paddingInline: space[4] },
    "& > button[type=submit]": { flex: 1 },
  },
});
export const kept = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
