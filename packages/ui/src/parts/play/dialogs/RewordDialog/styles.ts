import { css } from "@emotion/react";
import { color, font, leading, space, text } from "../../../../tokens/tokens.ts";

export const originalWords = css({
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${color.lamp}`,
  color: color.ink,
  fontFamily: font.narration,
  fontSize: text.body,
  lineHeight: leading.body,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
