import { css } from "@emotion/react";
import { color, font, from, leading, space, text } from "../../../tokens/tokens.ts";

export const screen = css({ gap: space[5], maxInlineSize: "1320px" });
export const head = css({ display: "grid", gap: space[1] });
export const title = css({
  fontSize: "clamp(2rem, 1.6rem + 1.6vw, 2.75rem)",
  lineHeight: leading.tight,
  overflowWrap: "anywhere",
});
export const figures = css({ color: color.inkSoft, fontSize: text.lead });
export const chart = css({
  display: "grid",
  gap: space[4],
  alignItems: "start",
  "& > *": { minInlineSize: 0 },
  [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 340px" },
});
export const place = css({ "&:focus": { outline: "none" } });
export const list = css({ display: "grid", marginBlockStart: space[2] });
export const item = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
  inlineSize: "100%",
  paddingBlock: space[2],
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  background: "none",
  color: color.ink,
  fontFamily: font.narration,
  fontSize: text.body,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "&:hover": { color: color.lamp },
});
export const ending = css({ color: color.lamp, fontFamily: font.interface, fontSize: text.small });
