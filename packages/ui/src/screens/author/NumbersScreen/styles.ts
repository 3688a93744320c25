import { css } from "@emotion/react";
import { color, from, space, text } from "../../../tokens/tokens.ts";

export const part = css({
  display: "grid",
  alignContent: "start",
  gap: space[4],
  minInlineSize: 0,
});
export const good = css({ color: color.leaf, fontSize: text.lead });

/** The list is beside the map, or above it on narrow screens. */
export const beside = css({
  display: "grid",
  gap: space[6],
  minInlineSize: 0,
  [from.tablet]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: space[8] },
});
export const columns = css({
  display: "grid",
  gap: space[8],
  minInlineSize: 0,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
