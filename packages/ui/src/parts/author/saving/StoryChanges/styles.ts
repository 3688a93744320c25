import { css } from "@emotion/react";
import {
  color,
  font,
  from,
  leading,
  space,
  text as size,
  weight,
} from "../../../../tokens/tokens.ts";

export const changes = css({ display: "grid", gap: space[5], minInlineSize: 0 });
export const counts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const facts = css({
  display: "grid",
  gap: space[2],
  "&:empty": { display: "none" },
  "& dd": { overflowWrap: "anywhere" },
});
export const part = css({ display: "grid", gap: space[5], minInlineSize: 0 });
export const change = css({
  display: "grid",
  gap: space[2],
  minInlineSize: 0,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
export const name = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontFamily: font.interface,
  fontSize: size.body,
  fontWeight: weight.bold,
});
export const notice = css({ color: color.haldi, fontSize: size.small });
export const sides = css({
  display: "grid",
  gap: space[3],
  [from.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(280px, 1fr))" },
});
export const side = css({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  minInlineSize: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.line}`,
});
export const now = css({ borderInlineStartColor: color.lamp });
export const whose = css({ color: color.inkSoft, fontSize: size.tiny, fontWeight: weight.bold });

export const scene = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const text = css({
  fontFamily: font.narration,
  lineHeight: leading.narration,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const soft = css({ color: color.inkSoft, fontSize: size.small, overflowWrap: "anywhere" });
export const choices = css({
  display: "grid",
  gap: space[1],
  paddingInlineStart: space[4],
  listStyle: "disc",
  fontSize: size.small,
  overflowWrap: "anywhere",
});
export const rules = css({
  display: "grid",
  gap: space[1],
  paddingInlineStart: space[4],
  listStyle: "circle",
  color: color.inkSoft,
  fontSize: size.small,
  overflowWrap: "anywhere",
});
export const more = css({ justifySelf: "start" });
export const gone = css({
  color: color.madder,
  textDecorationThickness: "1px",
});
export const fresh = css({
  color: color.leaf,
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.2em",
});
