import { css } from "@emotion/react";
import { color, from, radius, space, text, weight } from "../../../tokens/tokens.ts";

/** Two versions of the same thing, side by side where there is room. */
export const columns = css({
  display: "grid",
  gap: space[3],
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
});
export const side = css({
  display: "grid",
  alignContent: "start",
  minInlineSize: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.ground,
});
export const other = css({ borderColor: color.edge });
export const whose = css({ color: color.inkSoft, fontSize: text.tiny, fontWeight: weight.bold });
export const words = css({ lineHeight: 1.5, overflowWrap: "anywhere", whiteSpace: "pre-line" });
