import { css } from "@emotion/react";
import { below, color, from, space, text } from "../../../packages/ui/src/tokens/tokens.ts";

/** On a phone each prop is a block with its name, type, default and description below each other. */
export const stacked = css({
  // A column is as wide as its longest word, so that no word breaks; a table that is wider scrolls.
  "&& code": { overflowWrap: "break-word" },
  [below.tablet]: {
    "& thead": { display: "none" },
    "&, & tbody": { display: "block" },
  },
});

export const prop = css({
  [below.tablet]: {
    display: "grid",
    gap: space[1],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    "& > th, & > td": { padding: 0, border: 0 },
    "& > td:empty": { display: "none" },
  },
});

export const scroller = css({ overflowX: "auto" });

export const propName = css({
  "&& > a > code": { whiteSpace: "nowrap" },
  scrollMarginBlockStart: space[6],
});

export const required = css({
  display: "inline-block",
  marginInlineStart: space[2],
  color: color.lamp,
  fontSize: text.tiny,
});

export const typeOf = css({ maxInlineSize: "22rem" });

export const defaultOf = css({
  maxInlineSize: "14rem",
  "&& > code": { whiteSpace: "nowrap" },
  [below.tablet]: { "& > code::before": { content: '"default: "', color: color.inkSoft } },
});

/** The row of a prop whose fields follow in the next row. */
export const withFields = css({
  "& > th, & > td": { borderBlockEnd: 0 },
  [below.tablet]: { borderBlockEnd: 0 },
});

export const fieldsRow = css({
  "& > td": { paddingBlockStart: 0 },
  [below.tablet]: { display: "block", "& > td": { display: "block" } },
});

export const fieldsOf = css({
  "& > summary": { color: color.inkSoft, cursor: "pointer" },
  "&[open] > summary": { marginBlockEnd: space[3] },
});

export const fieldList = css({
  margin: `${space[2]} 0 ${space[3]}`,
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.line}`,
});

export const field = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `0 ${space[4]}`,
  paddingBlock: space[2],
  "& dd": { margin: 0 },
  "& dd:empty": { display: "none" },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)" },
});

export const optional = css({
  marginInlineStart: space[2],
  color: color.inkSoft,
  fontSize: text.tiny,
});
