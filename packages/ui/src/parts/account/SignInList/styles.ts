import { css } from "@emotion/react";
import { color, space, weight } from "../../../tokens/tokens.ts";

export const list = css({ display: "grid" });
export const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  "&:last-of-type": { borderBlockEnd: 0 },
});
export const words = css({ display: "grid", minInlineSize: 0 });
export const name = css({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  fontWeight: weight.bold,
  overflowWrap: "anywhere",
});
