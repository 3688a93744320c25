import { css } from "@emotion/react";
import { color, font, from, leading, radius, space, text } from "../../../../tokens/tokens.ts";

export const sides = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const side = css({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  justifyItems: "start",
  gap: space[3],
  "& > :first-of-type": { inlineSize: "100%" },
});
export const words = css({
  boxSizing: "border-box",
  inlineSize: "100%",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.body,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  "&:lang(ur)": { lineHeight: leading.narration },
});
