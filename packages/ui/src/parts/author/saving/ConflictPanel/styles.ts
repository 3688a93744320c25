import { css } from "@emotion/react";
import { color, from, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const panel = css({
  display: "grid",
  gap: space[4],
  padding: space[5],
  border: `1px solid ${color.haldi}`,
  borderInlineStartWidth: "4px",
  borderRadius: radius.small,
  background: color.surface,
});
export const title = css({ fontSize: text.title });
export const pair = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const field = css({ fontSize: text.body, fontFamily: "inherit", fontWeight: weight.bold });
export const sides = css({
  display: "grid",
  gap: space[3],
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
});
export const side = css({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space[2],
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.ground,
});
export const other = css({ borderColor: color.edge });
export const whose = css({ color: color.inkSoft, fontSize: text.tiny, fontWeight: weight.bold });
export const words = css({
  maxBlockSize: "12lh",
  overflow: "auto",
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
