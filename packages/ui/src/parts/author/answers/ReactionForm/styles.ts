import { css } from "@emotion/react";
import { color, space, text, weight } from "../../../../tokens/tokens.ts";

export const group = css({
  display: "grid",
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = css({
  padding: 0,
  fontSize: text.small,
  fontWeight: weight.bold,
  lineHeight: 1.4,
});
export const soft = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.5 });
export const chips = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const form = css({ display: "grid", gap: space[4], minInlineSize: 0 });
