import { css } from "@emotion/react";
import { below, color, font, from, gutter, space, text } from "../../../../tokens/tokens.ts";

export const row = css({ display: "grid", gap: space[4], minInlineSize: 0 });

/** Not laid out until it is near the screen; the size is that of most rows of small cards. */
export const lazy = css({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 345px",
  [from.tablet]: { containIntrinsicBlockSize: "auto 298px" },
});

export const head = css({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  minBlockSize: "44px",
  paddingInline: gutter,
  [below.tablet]: { gap: space[1] },
});

export const heading = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[4],
  minInlineSize: 0,
});

export const title = css({ fontSize: text.head });

export const note = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  fontStyle: "italic",
  fontSize: text.body,
  textWrap: "balance",
});

export const hairline = css({
  flex: "1 1 0",
  blockSize: "1px",
  background: `linear-gradient(90deg, ${color.line}, transparent)`,
  "&:dir(rtl)": { background: `linear-gradient(270deg, ${color.line}, transparent)` },
});

/** Whether they are of use is known late; their place is kept, so that nothing moves. */
export const buttons = css({
  display: "flex",
  flex: "none",
  justifyContent: "flex-end",
  minInlineSize: "88px",
});
export const withStop = css({ minInlineSize: "132px" });
/** Where less motion is wanted nothing moves that could be stopped. */
export const stop = css({ "@media (prefers-reduced-motion: reduce)": { display: "none" } });

export const scroller = css({
  display: "flex",
  gap: space[5],
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  scrollSnapType: "x proximity",
  scrollPaddingInline: gutter,
  paddingInline: gutter,
  paddingBlock: `${space[1]} ${space[6]}`,
  marginBlockEnd: `calc(${space[6]} * -1)`,
  scrollbarWidth: "none",
  // Cards that do not fill the row grow until they do.
  "& > li": { flex: "1 0 auto", scrollSnapAlign: "start" },
});

/** Four cards of a row, or of those trending, just fit on a desktop. */
export const places = {
  feature: css({
    inlineSize: "296px",
    [from.tablet]: { inlineSize: "380px" },
    [from.desktop]: { inlineSize: "430px" },
  }),
  row: css({ inlineSize: "228px", [from.tablet]: { inlineSize: "284px" } }),
  trending: css({ inlineSize: "272px", [from.tablet]: { inlineSize: "364px" } }),
} as const;
