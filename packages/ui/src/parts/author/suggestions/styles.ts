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
} from "../../../tokens/tokens.ts";

export const help = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const openers = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** On a phone there is no room for a separate frame. */
export const panel = css({
  display: "grid",
  gap: space[4],
  minInlineSize: 0,
  paddingBlock: space[4],
  borderBlock: `1px dashed ${color.edge}`,
  containerType: "inline-size",
  [from.tablet]: {
    padding: space[4],
    border: `1px dashed ${color.edge}`,
    borderRadius: radius.small,
    background: color.ground,
  },
});
export const head = css({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[3],
});
export const headWords = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const title = css({ fontSize: text.lead });
export const soft = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.5 });

export const asks = css({
  display: "grid",
  gap: space[3],
  alignItems: "end",
  "@container (min-width: 32rem)": { gridTemplateColumns: "minmax(0, 1fr) auto" },
});
export const ask = css({ minBlockSize: "48px" });
export const bar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  "&:has(> :only-child > output:empty:only-child)": { display: "none" },
});
export const tools = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});

export const drafts = css({ display: "grid", gap: space[3], minInlineSize: 0 });
export const sideBySide = css({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  "@container (min-width: 32rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const card = css({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  minInlineSize: 0,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  [from.tablet]: { padding: space[4] },
});
export const takenCard = css({ borderColor: color.leaf });
export const by = css([soft, { overflowWrap: "anywhere" }]);
export const taken = css({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  color: color.leaf,
  fontSize: text.small,
});

export const lead = css({ display: "grid", gap: space[1], overflowWrap: "anywhere" });
export const status = css({
  display: "grid",
  gap: space[3],
  maxInlineSize: measure,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
  overflowWrap: "anywhere",
});
export const lines = css({
  display: "grid",
  gap: space[1],
  "& > li": { paddingInlineStart: space[3], borderInlineStart: `2px solid ${color.line}` },
});

export const line = css({
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.body,
  overflowWrap: "anywhere",
});

export const befores = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const before = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.lamp}`,
});
export const beforePicture = css({ flex: "none", inlineSize: "96px" });
export const beforeWords = css({ flex: "1 1 20ch", minInlineSize: 0, overflowWrap: "anywhere" });
export const beforeActs = css({ display: "flex", flexWrap: "wrap", gap: space[1] });
