import { css } from "@emotion/react";
import { color, from, radius, space, text, weight } from "../../../tokens/tokens.ts";

export const editor = css({
  position: "relative",
  display: "grid",
  gap: space[4],
  maxInlineSize: "860px",
});
export const adding = css({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.lamp}`,
  borderRadius: radius.small,
  background: color.surface,
});
export const form = css({
  alignItems: "start",
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" },
});
export const formActs = css({
  display: "flex",
  justifyContent: "flex-end",
  gap: space[2],
  [from.tablet]: { paddingBlockStart: "28px" },
});
export const well = css({
  inlineSize: "32px",
  blockSize: "32px",
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  cursor: "pointer",
});
export const empty = css({
  padding: space[8],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.small,
  color: color.inkSoft,
  textAlign: "center",
});
export const list = css({ display: "grid", gap: space[2] });
export const row = css({
  display: "grid",
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  "&[data-over=true]": { borderColor: color.lamp, background: color.lampWash },
});
export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
export const grip = css({
  display: "inline-grid",
  placeItems: "center",
  blockSize: "36px",
  color: color.inkSoft,
  cursor: "grab",
  "@media (hover: none)": { display: "none" },
});
export const dot = css({
  inlineSize: "16px",
  blockSize: "16px",
  flex: "none",
  borderRadius: radius.round,
});
export const words = css({
  display: "grid",
  justifyItems: "start",
  flex: "1 1 120px",
  minInlineSize: 0,
});
export const name = css({ fontWeight: weight.bold, overflowWrap: "anywhere" });
export const about = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[3]}`,
  color: color.inkSoft,
  fontSize: text.tiny,
});
export const acts = css({ display: "flex", flexWrap: "wrap", marginInlineStart: "auto" });
