import { css } from "@emotion/react";
import { color, from, space, text, weight } from "../../../tokens/tokens.ts";

export const board = css({ display: "grid", gap: space[5], "& > *": { minInlineSize: 0 } });
export const pair = css({
  display: "grid",
  gap: `${space[6]} ${space[8]}`,
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const part = css({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  minInlineSize: 0,
});
export const title = css({ fontSize: text.lead });
export const small = css({ fontSize: text.body });
export const list = css({
  display: "grid",
  gap: space[1],
  paddingInlineStart: space[5],
  listStyle: "disc",
  overflowWrap: "anywhere",
});
export const stack = css({
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  minInlineSize: 0,
});
export const provider = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[2]}`,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const soft = css({ color: color.inkSoft, fontSize: text.small, overflowWrap: "anywhere" });
export const code = css({ overflowWrap: "anywhere", fontSize: text.small });
export const alarming = css({ color: color.madder, fontWeight: weight.bold });
