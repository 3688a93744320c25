import { css } from "@emotion/react";
import { color, from, space, text } from "../../../../tokens/tokens.ts";

export const items = css({ display: "grid" });
export const item = css({
  display: "grid",
  gap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  minInlineSize: 0,
});
export const resting = css({ color: color.inkSoft });
export const words = css({
  display: "grid",
  rowGap: space[1],
  minInlineSize: 0,
  maxInlineSize: "72ch",
  "& > dt": { color: color.inkSoft, fontSize: text.small },
  "& > dd": {
    marginInlineStart: 0,
    lineHeight: 1.6,
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
  },
  [from.tablet]: {
    gridTemplateColumns: "minmax(8rem, auto) minmax(0, 1fr)",
    columnGap: space[4],
    rowGap: space[2],
    "& > dt": { lineHeight: 1.8 },
  },
});
export const passage = css({ color: color.inkSoft });
export const proposed = css({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.lamp}`,
});
export const note = css({ fontSize: text.small });
export const taken = css({ color: color.leaf });
