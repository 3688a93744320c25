import { css } from "@emotion/react";
import { color, font, leading, radius, space, text, weight } from "../../../../tokens/tokens.ts";
import { linkButton } from "../../plain-button.ts";

export const whole = css({ display: "grid", gap: space[5], minInlineSize: 0 });
export const head = css({ display: "grid", gap: space[2], maxInlineSize: "62ch" });
export const title = css({ fontSize: text.title });
export const note = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  lineHeight: leading.narration,
});
export const list = css({ display: "grid", minInlineSize: 0 });
export const row = css({
  borderBlockStart: `1px solid ${color.line}`,
  minInlineSize: 0,
  "&:first-of-type": { borderBlockStart: 0 },
});
/** A name and what is known at a glance. */
export const heading = css({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
  rowGap: space[1],
  minInlineSize: 0,
  fontWeight: weight.regular,
});
export const name = css({
  minInlineSize: 0,
  fontFamily: font.narration,
  fontSize: text.lead,
  fontWeight: weight.regular,
  overflowWrap: "anywhere",
});
export const facts = css({ color: color.inkSoft, fontSize: text.small });
export const inside = css({
  display: "grid",
  gap: space[4],
  paddingInlineStart: space[5],
  minInlineSize: 0,
});
export const quotes = css({ display: "grid", gap: space[3], minInlineSize: 0 });
export const quote = css({
  display: "grid",
  gap: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.line}`,
  maxInlineSize: "68ch",
  minInlineSize: 0,
});
/** Not by its name: the line at its side is broken. */
export const unsure = css({ borderInlineStartStyle: "dashed" });
export const said = css({
  fontFamily: font.narration,
  lineHeight: leading.narration,
  overflowWrap: "anywhere",
});
export const where = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  color: color.inkSoft,
  fontSize: text.small,
});
export const way = css({
  ...linkButton,
  minBlockSize: "24px",
});
export const acts = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[3],
});
export const picker = css({ flex: "0 1 18rem", minInlineSize: "12rem" });
export const group = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const blank = css({
  display: "grid",
  gap: space[2],
  maxInlineSize: "36rem",
  padding: space[4],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.small,
});
export const find = css({ maxInlineSize: "24rem" });
export const more = css({ justifySelf: "start" });
