import { css } from "@emotion/react";
import { color, font, leading, radius, space, text, weight } from "../../../tokens/tokens.ts";

export const card = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space[4],
  inlineSize: "100%",
  padding: space[4],
  border: "1px solid transparent",
  borderBlockEndColor: color.line,
  color: color.inkSoft,
});
export const unread = css({
  borderColor: color.line,
  borderRadius: radius.large,
  background: color.surface,
  color: color.ink,
});
export const mark = css({
  display: "grid",
  placeItems: "center",
  inlineSize: "36px",
  blockSize: "36px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  color: color.lamp,
});
export const words = css({ display: "grid", gap: space[1], justifyItems: "start" });
export const title = css({
  fontFamily: font.title,
  fontSize: text.title,
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  overflowWrap: "anywhere",
});
export const excerpt = css({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.line}`,
  fontFamily: font.narration,
  lineHeight: leading.narration,
  overflowWrap: "anywhere",
});
export const when = css({ color: color.inkSoft, fontSize: text.small });
