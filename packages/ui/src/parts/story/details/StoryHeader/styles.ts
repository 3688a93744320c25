import { css } from "@emotion/react";
import { color, space, text, weight } from "../../../../tokens/tokens.ts";

export const chips = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const author = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  fontWeight: weight.bold,
});

export const counts = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  color: color.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
