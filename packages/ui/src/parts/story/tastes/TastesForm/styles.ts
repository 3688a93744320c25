import { css } from "@emotion/react";
import { color, font, leading, space, text, weight } from "../../../../tokens/tokens.ts";

export const form = css({
  display: "grid",
  gap: space[4],
  minInlineSize: 0,
  color: color.ink,
  fontFamily: font.interface,
  fontSize: text.body,
  lineHeight: leading.body,
});

export const group = css({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = css({ padding: 0, fontWeight: weight.bold });

export const options = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[6],
  rowGap: space[1],
  overflowWrap: "anywhere",
});

export const note = css({ color: color.inkSoft, fontSize: text.small });

export const ends = css({ display: "flex", flexWrap: "wrap", gap: space[3] });
