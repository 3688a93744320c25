import { css } from "@emotion/react";
import { color, space, text } from "../../../tokens/tokens.ts";

export const rules = css({
  display: "grid",
  gap: space[1],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderInlineStart: `2px solid ${color.line}`,
  color: color.inkSoft,
  fontSize: text.small,
});

export const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 12rem), 1fr))",
  gap: `2px ${space[4]}`,
});

export const rule = css({
  position: "relative",
  display: "flex",
  gap: space[2],
  lineHeight: 1.4,
  "& > svg": { flex: "none", marginBlockStart: "3px" },
  "&[data-met=true]": { color: color.leaf },
});
