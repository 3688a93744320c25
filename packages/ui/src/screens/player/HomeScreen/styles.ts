import { css } from "@emotion/react";
import { from, space } from "../../../tokens/tokens.ts";

export const home = css({ minInlineSize: 0 });

export const rows = css({
  display: "grid",
  gap: space[10],
  paddingBlock: space[10],
  "& > *": { minInlineSize: 0 },
  [from.tablet]: { gap: space[12] },
});

export const more = css({ display: "grid", placeItems: "center", gap: space[4] });

/** Reserves the space of the filter, which loads late: a returning reader may be at the end of the page. */
export const leavesOut = css({ minBlockSize: "44px" });
