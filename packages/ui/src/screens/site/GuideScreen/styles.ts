import { css } from "@emotion/react";
import { color, font, space, text } from "../../../tokens/tokens.ts";

export const table = css({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  fontFamily: font.interface,
  fontSize: text.body,
  lineHeight: 1.5,
});
export const note = css({ color: color.inkSoft, fontSize: text.small });
export const way = css({ fontFamily: font.interface });
