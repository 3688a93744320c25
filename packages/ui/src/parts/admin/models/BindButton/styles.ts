import { css } from "@emotion/react";
import { color, space, text } from "../../../../tokens/tokens.ts";

export const pair = css({ display: "inline-flex", gap: space[1] });
export const already = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  color: color.leaf,
  fontSize: text.small,
});
/** Under the buttons, as wide as they may be together. */
export const failure = css({ flexBasis: "100%" });
