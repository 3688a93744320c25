import { css } from "@emotion/react";
import { color, font, leading, space, text, weight } from "../../../../tokens/tokens.ts";

export const name = css({
  color: color.lamp,
  fontFamily: font.title,
  fontSize: text.head,
  lineHeight: leading.tight,
  overflowWrap: "anywhere",
});

export const deeds = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const deedsTitle = css({
  color: color.lamp,
  fontFamily: font.interface,
  fontSize: text.small,
  fontWeight: weight.bold,
});
export const deedList = css({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontFamily: font.narration,
  lineHeight: leading.body,
  overflowWrap: "anywhere",
  "& > li": { paddingBlock: space[2], borderBlockEnd: `1px solid ${color.line}` },
  "& > li:last-of-type": { borderBlockEnd: 0 },
});
export const links = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
