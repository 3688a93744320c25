import { css } from "@emotion/react";
import { color, font, leading, text } from "../../../../tokens/tokens.ts";

export const name = css({
  color: color.lamp,
  fontFamily: font.title,
  fontSize: text.head,
  lineHeight: leading.tight,
  overflowWrap: "anywhere",
});
