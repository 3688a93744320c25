import { css } from "@emotion/react";
import { color, font, from, radius, space, text, weight } from "../../../tokens/tokens.ts";

export const plate = css({
  display: "grid",
  gap: `${space[3]} ${space[6]}`,
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  minInlineSize: 0,
  // The stars are beside the rest if they fit, otherwise below.
  [from.tablet]: { display: "flex", flexWrap: "wrap" },
});

export const plateSizes = {
  plate: css({
    padding: space[5],
    border: `1px solid ${color.line}`,
    borderBlockStart: `2px solid ${color.lamp}`,
    borderRadius: radius.large,
    background: `linear-gradient(120deg, ${color.lampWash}, ${color.surface} 60%)`,
    [from.tablet]: { paddingInline: space[8] },
  }),
  line: css({
    paddingBlock: space[2],
    borderBlock: `1px solid ${color.line}`,
    fontSize: text.small,
    "& > p:first-of-type > bdi": {
      fontSize: text.body,
      fontFamily: font.interface,
      fontWeight: weight.bold,
    },
    "& > p > span": { fontSize: text.small },
  }),
} as const;
export type PlateSize = keyof typeof plateSizes;

export const who = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space[3]}`,
  minInlineSize: 0,
});
export const name = css({
  fontFamily: font.title,
  fontSize: text.title,
  overflowWrap: "anywhere",
});
export const rank = css({ display: "inline-flex", alignItems: "baseline", gap: space[2] });
export const title = css({ color: color.lamp, fontWeight: weight.bold });
export const level = css({ color: color.inkSoft, fontSize: text.small });

export const coins = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  color: color.haldi,
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
/** A struck coin: a rim, and an inner ring. */
export const coin = css({
  inlineSize: "18px",
  blockSize: "18px",
  flex: "none",
  border: "1.5px solid currentColor",
  borderRadius: radius.round,
  boxShadow: `inset 0 0 0 2px ${color.ground}, inset 0 0 0 3px currentColor`,
});

export const stars = css({
  gridColumn: "1 / -1",
  [from.tablet]: { flex: "1 1 20rem" },
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
  "& > svg": { flex: "none", color: color.lamp },
});
export const gauge = css({ flex: 1, minInlineSize: 0 });
export const top = css({ color: color.inkSoft, fontSize: text.small });
