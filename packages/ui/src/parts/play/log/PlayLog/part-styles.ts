import { css } from "@emotion/react";
import {
  below,
  color,
  font,
  printed,
  radius,
  space,
  text,
  touching,
  weight,
} from "../../../../tokens/tokens.ts";

/** Under its part, at the end of the line: visible, but never in the way. */
export const more = css({
  display: "inline-flex",
  flexWrap: "wrap",
  inlineSize: "100%",
  verticalAlign: "top",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: space[1],
  marginBlockEnd: `calc(-1 * ${space[4]})`,
  fontFamily: font.interface,
  fontSize: text.small,
  fontStyle: "normal",
  lineHeight: 1.25,
  whiteSpace: "normal",
  [printed]: { display: "none" },
});
/** With the button for its telling before it. */
export const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "flex-end",
  columnGap: space[2],
  clear: "both",
  marginBlockStart: space[3],
  "& > :last-child": { inlineSize: "auto" },
  [printed]: { display: "none" },
});
/** Visually before their button, but after it in the tab order. */
export const acts = css({
  display: "flex",
  flexWrap: "wrap",
  order: -1,
  justifyContent: "flex-end",
  // One under the other, where only two would fit in a line.
  [below.tablet]: { display: "grid", justifyItems: "start", marginInlineStart: "auto" },
});

const quietPress = {
  minBlockSize: "32px",
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: color.inkSoft,
  cursor: "pointer",
  "&:hover": { background: color.lampWash, color: color.ink },
} as const;
export const act = css(quietPress, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  paddingInline: space[2],
  color: color.ink,
  font: "inherit",
  fontWeight: weight.bold,
  textAlign: "start",
  [touching]: { minBlockSize: "44px" },
});
export const moreToggle = css(quietPress, {
  inlineSize: "40px",
  fontSize: text.small,
  letterSpacing: "2px",
  lineHeight: 1,
  // A CSS mask rather than an element: a long story has thousands of these.
  "&::before": { content: '"•••"' },
  [touching]: { minBlockSize: "40px", inlineSize: "44px" },
});

/** What the reader put on a part, in its margin. */
export const own = css({
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  clear: "both",
  marginBlockStart: space[3],
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  fontStyle: "normal",
  lineHeight: 1.4,
  whiteSpace: "normal",
});
export const wording = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  "& > svg": { flex: "none" },
});
export const quiet = css(quietPress, {
  paddingInline: space[2],
  font: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  [touching]: { minBlockSize: "44px" },
});
export const mark = css(quietPress, {
  display: "grid",
  justifyItems: "start",
  gap: space[1],
  paddingBlock: space[1],
  paddingInline: space[3],
  borderInlineStart: `2px solid ${color.lamp}`,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  font: "inherit",
  textAlign: "start",
  [printed]: { minBlockSize: 0 },
});
export const bookmark = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  color: color.lamp,
  fontWeight: weight.bold,
  "& > svg": { flex: "none" },
});
export const note = css({ color: color.ink, whiteSpace: "pre-line", overflowWrap: "anywhere" });
