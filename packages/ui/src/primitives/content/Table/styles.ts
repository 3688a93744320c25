import { css } from "@emotion/react";
import { below, color, radius, space, text, weight } from "../../../tokens/tokens.ts";

export const scroller = css({
  // Visually hidden text would overflow the page if it were positioned by an outer element.
  position: "relative",
  overflowX: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
});

/** As a card, each cell shows its column's header. */
const asCards = {
  border: 0,
  background: "transparent",
  overflowX: "visible",
  "& table, & tbody": { display: "block" },
  "& thead": {
    position: "absolute",
    display: "block",
    inlineSize: "1px",
    blockSize: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  },
  "& tbody > tr": {
    display: "grid",
    gap: space[2],
    marginBlockEnd: space[3],
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: radius.large,
    background: color.surface,
  },
  "& tbody > tr > *": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    minInlineSize: 0,
    padding: 0,
    border: 0,
    textAlign: "start",
    overflowWrap: "anywhere",
  },
  "& tbody > tr > th": { order: -1 },
  "& tbody > tr:hover > *": { background: "transparent" },
  "& tbody > tr > td[data-title]::before": {
    content: "attr(data-title)",
    flex: "none",
    color: color.inkSoft,
  },
} as const;

/** A wide table does not fit a tablet either; there the cards are side by side. */
export const narrowLayouts = {
  scroll: css({}),
  cards: css({ [below.tablet]: asCards }),
  cardsSooner: css({
    [below.desktop]: {
      ...asCards,
      "& tbody": {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
        gap: space[3],
      },
      "& tbody > tr": { ...asCards["& tbody > tr"], alignContent: "start", marginBlockEnd: 0 },
      "& tbody > tr:has(> [colspan])": { gridColumn: "1 / -1" },
    },
  }),
} as const;
export type TableNarrowLayout = keyof typeof narrowLayouts;

export const table = css({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: text.small,
  lineHeight: 1.4,
  "& caption": { clipPath: "inset(50%)", position: "absolute", inlineSize: "1px" },
});

const cell = { paddingBlock: space[2], paddingInline: space[3], verticalAlign: "middle" } as const;

export const head = css(cell, {
  borderBlockEnd: `1px solid ${color.edge}`,
  color: color.inkSoft,
  fontWeight: weight.bold,
  whiteSpace: "nowrap",
});

export const data = css(cell, {
  borderBlockEnd: `1px solid ${color.line}`,
  "tr:last-of-type > &": { borderBlockEnd: 0 },
  "tr:hover > &": { background: color.lampWash },
});

export const aligns = {
  start: css({ textAlign: "start" }),
  end: css({ textAlign: "end", fontVariantNumeric: "tabular-nums" }),
  center: css({ textAlign: "center" }),
} as const;
export type CellAlign = keyof typeof aligns;

export const sorter = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minBlockSize: "32px",
  padding: 0,
  border: 0,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  cursor: "pointer",
  "&:hover": { color: color.ink },
  "& > svg": { opacity: 0 },
  "&:hover > svg, &:focus-visible > svg": { opacity: 0.5 },
  "[aria-sort] > & > svg": { opacity: 1 },
  "[aria-sort=descending] > & > svg": { transform: "rotate(180deg)" },
});

export const empty = css(cell, {
  paddingBlock: space[10],
  color: color.inkSoft,
  textAlign: "center",
});
