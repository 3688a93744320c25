import { css } from "@emotion/react";
import { color, font, from, gutter, radius, space, text } from "../../../../tokens/tokens.ts";

export const part = css({ display: "grid", gap: space[4], minInlineSize: 0 });

export const head = css({ display: "flex", alignItems: "center", gap: space[4] });
export const title = css({ fontSize: text.head });
export const hairline = css({
  flex: "1 1 0",
  minInlineSize: 0,
  blockSize: "1px",
  background: `linear-gradient(90deg, ${color.line}, transparent)`,
  "&:dir(rtl)": { background: `linear-gradient(270deg, ${color.line}, transparent)` },
});

export const cards = css({ display: "grid", "& > *": { minInlineSize: 0 } });

export const layouts = {
  wide: css({
    gap: space[4],
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 440px), 1fr))",
    // The most recent play has the width of the page.
    "& > [data-lead]": { gridColumn: "1 / -1" },
  }),
  narrow: css({
    gap: `${space[8]} ${space[4]}`,
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 148px), 1fr))",
    [from.tablet]: {
      columnGap: space[5],
      gridTemplateColumns: "repeat(auto-fill, minmax(240px, 1fr))",
    },
  }),
  /** Whole story cards: on a phone one to a line, since their pictures carry words. */
  stories: css({
    gap: `${space[6]} ${space[5]}`,
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
    [from.tablet]: { rowGap: space[8] },
  }),
  /** One line up to the edges of the page, which scrolls sideways. */
  row: css({
    gap: space[4],
    gridAutoFlow: "column",
    gridAutoColumns: "304px",
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollSnapType: "x proximity",
    scrollPaddingInline: gutter,
    marginInline: `calc(${gutter} * -1)`,
    paddingInline: gutter,
    // Overflow is clipped, which would also clip the outline of a focused card.
    paddingBlock: space[2],
    marginBlock: `calc(${space[2]} * -1)`,
    scrollbarWidth: "none",
    "& > *": { scrollSnapAlign: "start" },
    // A mouse has no other way to scroll it.
    [from.tablet]: { gridAutoColumns: "440px", scrollbarWidth: "thin" },
  }),
} as const;
export type ShelfLayout = keyof typeof layouts;
export const shelfLayouts = Object.keys(layouts) as ShelfLayout[];

export const coming = css({ display: "grid", gap: space[3] });

export const failed = css({
  display: "grid",
  gap: space[3],
  justifyItems: "start",
  maxInlineSize: "560px",
});

export const empty = css({
  padding: space[6],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.large,
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  textAlign: "center",
  textWrap: "balance",
});

export const more = css({ display: "grid", placeItems: "center", gap: space[3] });
