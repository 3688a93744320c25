import { css } from "@emotion/react";
import { color, font, leading, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const place = css({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  overflowWrap: "anywhere",
});
export const flag = css({ color: color.lamp, fontSize: text.small, fontWeight: weight.bold });
export const told = css({
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
});
export const ways = css({
  display: "grid",
  justifySelf: "stretch",
});
export const way = css({
  display: "grid",
  justifyItems: "start",
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  fontFamily: font.narration,
  lineHeight: leading.body,
});
export const go = css({
  padding: 0,
  border: 0,
  background: "none",
  color: color.peacock,
  font: "inherit",
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  cursor: "pointer",
});
export const facts = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
});
export const back = css({ marginBlockStart: space[2] });
