import { css } from "@emotion/react";
import { below, color, space, text, weight } from "../../../../tokens/tokens.ts";

export const packing = css({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "& > legend": { padding: 0, fontWeight: weight.bold },
});
export const foot = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  [below.tablet]: { "& > *": { flex: "1 1 auto" } },
});
export const soft = css({ color: color.inkSoft, fontSize: text.small });
export const amiss = css({
  color: color.madder,
  fontSize: text.small,
  display: "block",
  "&:empty": { display: "none" },
});
