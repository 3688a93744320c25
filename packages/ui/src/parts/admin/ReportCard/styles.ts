import { css } from "@emotion/react";
import { color, font, leading, space, text, weight } from "../../../tokens/tokens.ts";

export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
});
export const title = css({
  fontFamily: font.interface,
  fontSize: text.lead,
  fontWeight: weight.bold,
  overflowWrap: "anywhere",
});
export const passage = css({
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.line}`,
  fontFamily: font.narration,
  lineHeight: leading.body,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const note = css({ overflowWrap: "anywhere" });
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
