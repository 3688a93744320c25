import { css } from "@emotion/react";
import { color, radius, space, text, weight } from "../../tokens/tokens.ts";

export const scroller = css({
  overflowX: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
});

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
