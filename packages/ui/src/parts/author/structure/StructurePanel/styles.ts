import { css } from "@emotion/react";
import { below, color, from, radius, space } from "../../../../tokens/tokens.ts";

export const desk = css({
  display: "grid",
  gap: space[4],
  minInlineSize: 0,
  "&:focus-visible": { outlineOffset: space[2] },
});
export const bar = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
  [from.desktop]: { gridTemplateColumns: "auto minmax(0, 22rem) 1fr" },
});
export const steps = css({
  display: "flex",
  gap: space[1],
  "& > [aria-disabled=true]": { opacity: 0.45, cursor: "not-allowed" },
});
export const find = css({ minInlineSize: 0 });
export const ways = css({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minInlineSize: 0,
  "&:empty": { display: "none" },
  [from.desktop]: { gridColumn: "auto", justifyContent: "end" },
});
/** Aligns the buttons' text, not their borders, with what they belong to. */
const inLine = { [below.desktop]: { marginInlineStart: `calc(-1px - ${space[3]})` } };
export const next = css(inLine);
export const exchange = css({ display: "flex", flexWrap: "wrap", gap: space[1] }, inLine);
export const asks = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });

export const mapAndScene = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const scene = css({
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  scrollMarginBlock: space[4],
  [from.tablet]: { padding: space[6] },
});
export const table = css({ display: "grid", gap: space[4], minInlineSize: 0 });
/** On a phone the test play comes before the structure. */
export const walk = css({ minInlineSize: 0, order: -1, scrollMarginBlock: space[4] });
export const withWalk = css({
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 24rem)",
    alignItems: "start",
    "& > :last-child": {
      order: 0,
      position: "sticky",
      insetBlockStart: space[4],
      maxBlockSize: "calc(100dvh - 32px)",
      overflow: "auto",
    },
  },
});
/** As much of a text as fits the line. */
export const firstLine = css({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
