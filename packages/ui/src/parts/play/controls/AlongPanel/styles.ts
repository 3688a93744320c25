import { css } from "@emotion/react";
import { color, font, leading, space, text, weight } from "../../../../tokens/tokens.ts";

export const panel = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const note = css({ color: color.inkSoft, fontSize: text.small });
export const story = css({ display: "grid", gap: space[3], minInlineSize: 0 });
export const others = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const heading = css({
  color: color.lamp,
  fontFamily: font.interface,
  fontSize: text.small,
  fontWeight: weight.bold,
});
export const list = css({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& > li": {
    display: "grid",
    gap: space[1],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
    overflowWrap: "anywhere",
  },
  "& > li:last-of-type": { borderBlockEnd: 0 },
});
export const said = css({ color: color.inkSoft, fontSize: text.small });
export const told = css({
  fontFamily: font.narration,
  lineHeight: leading.body,
  whiteSpace: "pre-line",
});
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
