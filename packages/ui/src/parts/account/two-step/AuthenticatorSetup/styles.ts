import { css } from "@emotion/react";
import { color, font, from, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const ways = css({
  display: "grid",
  gap: space[4],
  [from.tablet]: { gridTemplateColumns: "13rem minmax(0, 1fr)", gap: space[6] },
});
export const way = css({ display: "grid", gap: space[2], alignContent: "start", minInlineSize: 0 });
export const name = css({ fontSize: text.small, fontWeight: weight.bold });
export const key = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[3],
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  fontFamily: font.code,
  fontSize: text.lead,
  letterSpacing: "0.06em",
  userSelect: "all",
});
export const acts = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
