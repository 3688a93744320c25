import { css } from "@emotion/react";
import { color, font, from, glow, leading, radius, space, text } from "../../../tokens/tokens.ts";

export const folio = css({
  display: "grid",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: glow.lift,
  overflow: "hidden",
});

export const picture = css({
  borderBlockEnd: `2px solid ${color.lamp}`,
  "& > *": { aspectRatio: "21 / 9" },
  "@media (max-height: 800px), (max-width: 767.98px)": { display: "none" },
});

export const page = css({
  display: "grid",
  gap: space[3],
  padding: space[4],
  fontFamily: font.narration,
  fontSize: text.body,
  lineHeight: leading.narration,
  [from.tablet]: { gap: space[4], padding: space[6], fontSize: text.lead },
});

export const story = css({
  "&::first-letter": {
    float: "inline-start",
    marginInlineEnd: "0.08em",
    color: color.lamp,
    fontFamily: font.title,
    fontSize: "2.9em",
    lineHeight: 0.95,
  },
  "&:lang(hi)::first-letter": {
    float: "none",
    marginInlineEnd: 0,
    fontFamily: "inherit",
    fontSize: "inherit",
    lineHeight: "inherit",
  },
});

export const lines = css({ display: "grid", gap: space[1] });
export const line = css({
  display: "flex",
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: radius.small,
  lineHeight: 1.45,
  "&::before": { content: '"❧" / ""', color: color.lamp },
  "&:first-of-type": { background: color.lampWash },
});

export const own = css({
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.peacock}`,
  color: color.peacock,
  fontStyle: "italic",
  lineHeight: 1.45,
  "&:lang(hi)": { fontStyle: "normal" },
});
export const note = css({
  display: "block",
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.tiny,
  fontStyle: "normal",
});

export const source = css({
  paddingBlock: space[3],
  paddingInline: space[4],
  [from.tablet]: { paddingInline: space[6] },
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontSize: text.tiny,
});
