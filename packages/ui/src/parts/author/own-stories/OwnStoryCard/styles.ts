import { css } from "@emotion/react";
import { below, color, from, leading, radius, space, text } from "../../../../tokens/tokens.ts";
import { besideParent } from "../../../../tokens/type.ts";

export const card = css({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr) auto",
  gap: `${space[2]} ${space[3]}`,
  alignItems: "start",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  [from.tablet]: {
    gridTemplateColumns: "176px minmax(0, 1fr) auto auto",
    alignItems: "center",
    gap: `${space[3]} ${space[5]}`,
  },
});
export const picture = css({
  "& > span": { borderRadius: radius.small },
  [below.tablet]: { gridRow: "1 / 3" },
});
/** On a phone the line spans the card below picture and title. */
export const words = css({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  [below.tablet]: { display: "contents" },
});
export const title = css({
  fontSize: text.title,
  lineHeight: leading.tight,
  overflowWrap: "anywhere",
  ...besideParent,
  [below.tablet]: { gridColumn: 2, gridRow: 1, fontSize: text.lead },
});
export const line = css({
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  ...besideParent,
});
export const across = css({ [below.tablet]: { gridColumn: "1 / -1", gridRow: 3 } });
export const facts = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `2px ${space[4]}`,
  color: color.inkSoft,
  fontSize: text.small,
  [below.tablet]: { gridColumn: "2 / -1", gridRow: 2, alignSelf: "start" },
});
export const acts = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: space[1],
  // Four buttons do not fit in one row, so there are two rows of two.
  [below.tablet]: {
    "&:has(> button:nth-of-type(2))": {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: space[2],
    },
  },
  [from.tablet]: {
    gridColumn: "auto",
    gap: space[2],
    display: "grid",
    gridTemplateColumns: "repeat(2, auto)",
    "& > *": { inlineSize: "100%" },
    // Of three buttons, the first has its own row.
    "&:not(:has(> button:nth-of-type(2))) > a:first-of-type": { gridColumn: "1 / -1" },
  },
});
/** In the corner if the buttons have their own row; otherwise after them. */
export const more = css({
  gridColumn: 3,
  gridRow: 1,
  [below.tablet]: { margin: `calc(-1 * ${space[2]})` },
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
export const told = css({
  gridColumn: "1 / -1",
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  [below.tablet]: { marginBlockStart: space[1] },
});
export const reason = css({ whiteSpace: "pre-line" });
