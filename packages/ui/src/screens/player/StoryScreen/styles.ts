import { css } from "@emotion/react";
import { from, gutter, space } from "../../../tokens/tokens.ts";

export const screen = css({ minInlineSize: 0 });

export const columns = css({
  display: "grid",
  alignItems: "start",
  gap: space[10],
  paddingInline: gutter,
  paddingBlock: space[10],
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr) clamp(240px, 32%, 340px)",
    columnGap: "clamp(32px, 5vw, 80px)",
    paddingBlock: space[12],
  },
});

export const notice = css({ paddingInline: gutter, paddingBlockStart: space[6] });

export const main = css({ display: "grid", gap: space[8], minInlineSize: 0 });
export const aside = css({ display: "grid", gap: space[6] });

export const after = css({
  maxInlineSize: "1440px",
  marginInline: "auto",
  paddingInline: gutter,
  "& > :not(:empty)": { paddingBlockEnd: space[12] },
});
