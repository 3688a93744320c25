import { css } from "@emotion/react";
import { color, space, text, weight } from "../../../tokens/tokens.ts";

/** Without the browser's frame. */
const bare = { display: "grid", minInlineSize: 0, margin: 0, padding: 0, border: 0 } as const;
export const group = css({ ...bare, gap: space[3] });
export const closeGroup = css({ ...bare, gap: space[2] });
export const groupName = css({
  padding: 0,
  fontSize: text.small,
  fontWeight: weight.bold,
  lineHeight: 1.4,
});
export const legend = css([groupName, { marginBlockEnd: space[2] }]);
export const inner = css({
  flex: 1,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.line}`,
});
export const innerLegend = css({ color: color.inkSoft });

export const rows = css({ display: "grid", gap: space[2] });
/** The fields, with the button to remove them at the end. */
export const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: space[2],
  minInlineSize: 0,
});
export const parts = css({
  display: "flex",
  flex: "1 1 12rem",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[2],
  minInlineSize: 0,
  "& > *": { flex: "1 1 9rem", minInlineSize: 0, maxInlineSize: "24rem" },
});
export const adding = css({ display: "grid", gap: space[2], justifyItems: "start" });
export const kinds = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const soft = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.5 });
export const said = css({ flex: 1, minInlineSize: 0, lineHeight: 1.5 });
/** A summary of what was built. */
export const sentence = css({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.lamp}`,
  fontSize: text.small,
  lineHeight: 1.5,
});
export const form = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const wide = css({ display: "grid", flex: "1 1 12rem", gap: space[2], minInlineSize: 0 });
/** The verb before a field, aligned with its text. */
export const verb = css({
  alignSelf: "center",
  "&&": { flex: "0 0 auto" },
  fontSize: text.small,
});
export const alone = css({ justifySelf: "start" });
