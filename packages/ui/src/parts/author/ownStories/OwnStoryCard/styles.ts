import { css } from "@emotion/react";
import { color, from, leading, radius, space, text } from "../../../../tokens/tokens.ts";

export const card = css({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr) auto",
  gap: space[3],
  alignItems: "start",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  [from.tablet]: {
    gridTemplateColumns: "176px minmax(0, 1fr) auto auto",
    alignItems: "center",
    columnGap: space[5],
  },
});
export const picture = css({ "& > span": { borderRadius: radius.small } });
export const words = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const title = css({
  fontSize: text.title,
  lineHeight: leading.tight,
  overflowWrap: "anywhere",
});
export const line = css({
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});
export const facts = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space[4]}`,
  color: color.inkSoft,
  fontSize: text.small,
});
export const acts = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  [from.tablet]: {
    gridColumn: "auto",
    display: "grid",
    gridTemplateColumns: "repeat(2, auto)",
    "& > *": { inlineSize: "100%" },
  },
});
/** In the corner, where the buttons have a line of their own; else at their end. */
export const more = css({
  gridColumn: 3,
  gridRow: 1,
  [from.tablet]: { gridColumn: 4, alignSelf: "center" },
});
export const working = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "36px",
  color: color.inkSoft,
  fontSize: text.small,
});
export const told = css({ gridColumn: "1 / -1", display: "grid", gap: space[3], minInlineSize: 0 });
export const reason = css({ whiteSpace: "pre-line" });
