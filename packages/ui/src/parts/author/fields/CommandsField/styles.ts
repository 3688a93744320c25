import { css } from "@emotion/react";
import { color, space, text, weight } from "../../../../tokens/tokens.ts";

export const group = css({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = css({
  padding: 0,
  fontSize: text.small,
  fontWeight: weight.bold,
  lineHeight: 1.4,
});
export const soft = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.5 });
export const rows = css({ display: "grid", gap: space[3] });
export const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[2],
  "& > div": { flex: "1 1 10rem", minInlineSize: 0 },
});
export const add = css({ justifySelf: "start" });
