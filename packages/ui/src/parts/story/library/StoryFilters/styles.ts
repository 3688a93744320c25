import { css } from "@emotion/react";
import { color, motion, space, text, weight } from "../../../../tokens/tokens.ts";

export const filters = css({ display: "grid", alignContent: "start", minInlineSize: 0 });

export const group = css({
  borderBlockEnd: `1px solid ${color.line}`,
  "&[open] > summary svg": { transform: "rotate(180deg)" },
});

export const name = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: "44px",
  fontWeight: weight.bold,
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "& svg": { color: color.inkSoft, transition: `transform ${motion.quick} ${motion.ease}` },
});

export const options = css({
  display: "grid",
  paddingBlockEnd: space[3],
  "& label": { display: "flex", minBlockSize: "36px" },
  "& label > :last-child": { flex: 1, minInlineSize: 0 },
});

export const label = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
  overflowWrap: "anywhere",
});

export const amount = css({
  color: color.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
