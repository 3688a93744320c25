import { css } from "@emotion/react";
import {
  color,
  font,
  leading,
  radius,
  space,
  text,
  touching,
  weight,
} from "../../../../tokens/tokens.ts";

export const panel = css({ display: "grid", gap: space[5], minInlineSize: 0 });
export const waiting = css({ display: "grid", gap: space[3] });
export const list = css({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& > li": { paddingBlock: space[3], borderBlockEnd: `1px solid ${color.line}` },
  "& > li:last-of-type": { borderBlockEnd: 0 },
});
export const mark = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space[2],
});
export const words = css({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const title = css({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  margin: 0,
  fontWeight: weight.bold,
});
export const ribbon = css({ flex: "none", alignSelf: "center", color: color.lamp });
export const go = css({
  minBlockSize: "32px",
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: color.ink,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "&:hover": { color: color.peacock, textDecoration: "underline" },
  [touching]: { minBlockSize: "44px" },
});
export const line = css({
  margin: 0,
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.small,
  lineHeight: leading.body,
});
export const note = css({
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.lamp}`,
  whiteSpace: "pre-line",
});
export const undone = css({ margin: 0, color: color.inkSoft, fontSize: text.small });
export const acts = css({ display: "flex" });
