import { css } from "@emotion/react";
import { font, leading, space } from "../../../../tokens/tokens.ts";
import { list as lined } from "../../panel-styles.ts";

export const panel = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const story = css({ display: "grid", gap: space[3], minInlineSize: 0 });
export const others = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const list = css(lined, {
  "& > li": { display: "grid", gap: space[1], overflowWrap: "anywhere" },
});
export const told = css({
  fontFamily: font.narration,
  lineHeight: leading.body,
  whiteSpace: "pre-line",
});
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
