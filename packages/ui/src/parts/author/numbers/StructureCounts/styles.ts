import { css } from "@emotion/react";
import { color, space, text } from "../../../../tokens/tokens.ts";

export const offer = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  color: color.inkSoft,
  fontSize: text.small,
});
