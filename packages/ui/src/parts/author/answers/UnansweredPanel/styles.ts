import { css } from "@emotion/react";
import { color, from, space } from "../../../../tokens/tokens.ts";

export const lines = css({ display: "grid" });
export const line = css({
  display: "grid",
  gap: space[2],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  minInlineSize: 0,
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: space[4],
  },
});
export const words = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const said = css({ lineHeight: 1.5, overflowWrap: "anywhere" });
export const done = css({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  color: color.leaf,
});
