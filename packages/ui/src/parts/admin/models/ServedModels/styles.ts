import { css } from "@emotion/react";
import { color, from, space, text, weight } from "../../../../tokens/tokens.ts";

export const order = css({ display: "grid", gap: space[3], minInlineSize: 0 });
export const place = css({
  minInlineSize: 0,
  "& + &": { paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.line}` },
});
export const bound = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const boundHead = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[3]}`,
  minInlineSize: 0,
});
export const who = css({
  display: "grid",
  gap: "2px",
  justifyItems: "start",
  flex: "1 1 14rem",
  minInlineSize: 0,
});
export const tools = css({ display: "flex", flexWrap: "wrap", marginInlineStart: "auto" });
export const figures = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[6]}`,
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
});
export const figure = css({ display: "grid" });
export const figureName = css({ color: color.inkSoft, fontSize: text.tiny });
export const figureValue = css({
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const bad = css({ color: color.madder });
export const options = css({
  display: "grid",
  gap: space[4],
  paddingBlockStart: space[3],
});
export const fields = css({
  display: "grid",
  alignItems: "start",
  gap: space[4],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const flags = css({ display: "grid", gap: space[3] });
