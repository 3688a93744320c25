import { css } from "@emotion/react";
import { color, from, radius, space, text, weight } from "../../../tokens/tokens.ts";

export const list = css({
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
});
export const entry = css({
  display: "grid",
  gap: `2px ${space[6]}`,
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.small,
  "&:last-of-type": { borderBlockEnd: 0 },
  [from.tablet]: { gridTemplateColumns: "12rem minmax(0, 1fr)" },
});
export const moment = css({ color: color.inkSoft, fontVariantNumeric: "tabular-nums" });
export const words = css({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const actor = css({ fontWeight: weight.bold });
export const subject = css({ fontWeight: weight.bold });
export const sides = css({
  display: "grid",
  gap: space[3],
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
});
export const side = css({
  display: "grid",
  gap: space[1],
  alignContent: "start",
  minInlineSize: 0,
});
export const label = css({ color: color.inkSoft, fontSize: text.tiny, fontWeight: weight.bold });
export const code = css({
  margin: 0,
  padding: space[3],
  borderRadius: radius.small,
  background: color.ground,
  fontSize: text.tiny,
  lineHeight: 1.5,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
