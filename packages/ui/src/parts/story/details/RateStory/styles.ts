import { css } from "@emotion/react";
import { color, space, text } from "../../../../tokens/tokens.ts";

export const panel = css({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  minInlineSize: 0,
});
export const thanks = css({
  color: color.inkSoft,
  fontSize: text.small,
  "&:empty": { display: "none" },
});
