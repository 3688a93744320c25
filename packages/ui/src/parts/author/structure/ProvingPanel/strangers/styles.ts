import { css } from "@emotion/react";
import { color, font, leading, space, text } from "../../../../../tokens/tokens.ts";

export const whole = css({
  display: "grid",
  gap: space[5],
  minInlineSize: 0,
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
});
export const head = css({ display: "grid", gap: space[2], maxInlineSize: "62ch" });
export const title = css({ fontSize: text.title });
export const note = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  lineHeight: leading.narration,
});
export const part = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const good = css({ color: color.leaf });
export const list = css({ display: "grid", minInlineSize: 0 });
export const row = css({
  display: "grid",
  gap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  minInlineSize: 0,
});
export const words = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const said = css({
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});
export const facts = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
  rowGap: space[1],
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});
export const told = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.5 });
export const more = css({ justifySelf: "start" });
