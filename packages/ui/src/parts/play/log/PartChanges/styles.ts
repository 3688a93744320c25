import { css } from "@emotion/react";
import { color, font, leading, space, text, weight } from "../../../../tokens/tokens.ts";

export const line = css({
  // Below a drop cap, not beside it.
  clear: "both",
  marginBlockStart: space[3],
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  fontStyle: "normal",
  lineHeight: leading.body,
  whiteSpace: "normal",
});

export const outcome = {
  won: css({ color: color.leaf, fontWeight: weight.bold }),
  lost: css({ color: color.haldi, fontWeight: weight.bold }),
};
