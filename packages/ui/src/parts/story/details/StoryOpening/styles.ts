import { css } from "@emotion/react";
import {
  color,
  font,
  from,
  leading,
  measure,
  radius,
  space,
  text,
} from "../../../../tokens/tokens.ts";

export const page = css({
  display: "grid",
  gap: space[5],
  minInlineSize: 0,
  maxInlineSize: `calc(${measure} + 2 * ${space[8]})`,
  paddingBlock: space[6],
  paddingInline: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  [from.tablet]: { paddingInline: space[8] },
});
export const waiting = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  color: color.inkSoft,
});
export const passage = css({
  fontFamily: font.narration,
  fontSize: text.narration,
  lineHeight: leading.narration,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
/** Under a line as in the play itself. */
export const onward = css({
  display: "grid",
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
export const note = css({ color: color.inkSoft, fontSize: text.small, lineHeight: leading.body });
export const begun = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[4],
});
