import { css } from "@emotion/react";
import { color, space, text } from "../../../tokens/tokens.ts";

export const fault = css({
  marginBlockStart: space[1],
  color: color.madder,
  fontSize: text.small,
});
