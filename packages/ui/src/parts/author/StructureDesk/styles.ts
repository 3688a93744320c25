import { css } from "@emotion/react";
import { color, from, space } from "../../../tokens/tokens.ts";

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
  [from.tablet]: { gridTemplateColumns: "auto minmax(0, 22rem) 1fr" },
});
export const steps = css({
  display: "flex",
  gap: space[1],
  "& > [aria-disabled=true]": { opacity: 0.45, cursor: "not-allowed" },
});
export const find = css({ minInlineSize: 0 });
export const next = css({
  gridColumn: "1 / -1",
  justifySelf: "start",
  color: color.madder,
  [from.tablet]: { gridColumn: "auto", justifySelf: "end" },
});
export const asks = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
