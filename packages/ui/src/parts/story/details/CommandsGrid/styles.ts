import { css } from "@emotion/react";
import { color, space, weight } from "../../../../tokens/tokens.ts";

export const section = css({ display: "grid", gap: space[3] });

export const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(13rem, 40%)), 1fr))",
  columnGap: space[8],
  borderBlockStart: `1px solid ${color.line}`,
});

export const item = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: weight.bold,
});

export const cost = css({ color: color.haldi, fontVariantNumeric: "tabular-nums" });
