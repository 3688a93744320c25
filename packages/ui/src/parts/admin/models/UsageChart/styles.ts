import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../../tokens/tokens.ts";

export const tools = css({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[2] });
export const picture = css({ display: "grid", gap: space[2], minInlineSize: 0, margin: 0 });
/** One column for each day, from left to right in reading order. */
export const columns = css({
  display: "flex",
  alignItems: "end",
  gap: "clamp(1px, 0.4cqi, 4px)",
  blockSize: "9rem",
  borderBlockEnd: `1px solid ${color.line}`,
});
export const column = css({
  flex: "1 1 0",
  minInlineSize: 0,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  background: color.lamp,
  "@media (forced-colors: active)": { background: "CanvasText" },
});
export const ends = css({
  display: "flex",
  justifyContent: "space-between",
  gap: space[2],
  color: color.inkSoft,
  fontSize: text.tiny,
});
export const bars = css({ display: "grid", gap: space[3] });
export const words = css({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  fontSize: text.small,
  overflowWrap: "anywhere",
});
export const amount = css({
  flex: "none",
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
export const bar = css({
  blockSize: "8px",
  marginBlockStart: space[1],
  borderRadius: radius.small,
  background: color.lamp,
  "@media (forced-colors: active)": { background: "CanvasText" },
});
