import { css } from "@emotion/react";
import { color, font, leading, space, text } from "../../../../tokens/tokens.ts";
import { list } from "../../panel-styles.ts";

export const name = css({
  color: color.lamp,
  fontFamily: font.title,
  fontSize: text.head,
  lineHeight: leading.tight,
  overflowWrap: "anywhere",
});

export const deeds = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const deedList = css(list, {
  fontFamily: font.narration,
  lineHeight: leading.body,
  overflowWrap: "anywhere",
});
export const links = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
