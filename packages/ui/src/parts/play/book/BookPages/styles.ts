import { css } from "@emotion/react";
import {
  color,
  font,
  from,
  leading,
  printed,
  radius,
  space,
  text,
} from "../../../../tokens/tokens.ts";

const margin = "13rem";
/** Some 68 letters, in whichever face. */
const column = "36rem";

/** On a wide screen the reader's own lines stand in the margin. Ink for paper is that of the light theme. */
export const book = css({
  inlineSize: "100%",
  maxInlineSize: column,
  marginInline: "auto",
  color: color.ink,
  fontFamily: font.narration,
  fontSize: text.narration,
  lineHeight: leading.narration,
  overflowWrap: "anywhere",
  [from.desktop]: { maxInlineSize: `calc(${column} + ${margin} + ${space[8]})` },
  [printed]: {
    maxInlineSize: "15cm",
    colorScheme: "light",
    fontSize: "11.5pt",
  },
});
export const front = css({
  display: "grid",
  [from.desktop]: { maxInlineSize: column },
  justifyItems: "center",
  gap: space[4],
  paddingBlock: space[8],
  textAlign: "center",
  [printed]: { minBlockSize: "85vh", alignContent: "center", breakAfter: "page" },
});
export const cover = css({
  inlineSize: "min(100%, 480px)",
  overflow: "hidden",
  borderRadius: radius.small,
});
export const title = css({
  fontFamily: font.title,
  fontSize: text.display,
  fontWeight: 400,
  lineHeight: leading.tight,
  textWrap: "balance",
});
export const author = css({ color: color.inkSoft, fontSize: text.lead });
export const contents = css({
  marginBlockEnd: space[8],
  [from.desktop]: { maxInlineSize: column },
  [printed]: { breakAfter: "page" },
});
export const contentList = css({ margin: 0, padding: 0, listStyle: "none" });
export const contentLink = css({
  display: "flex",
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  color: "inherit",
  textDecoration: "none",
  "&:hover": { color: color.lamp },
});
export const number = css({ minInlineSize: "2ch", color: color.lamp });
export const chapter = css({
  paddingBlock: space[8],
  [from.desktop]: { "& > *": { maxInlineSize: column } },
  // A very long book is laid out as it is read.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 1200px",
  "&::after": { content: "''", display: "block", clear: "both" },
  [printed]: {
    contentVisibility: "visible",
    breakBefore: "page",
    paddingBlock: 0,
    "& > *": { maxInlineSize: "none" },
  },
});
export const heading = css({
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  marginBlockEnd: space[8],
  fontFamily: font.title,
  fontSize: text.head,
  fontWeight: 400,
  lineHeight: leading.tight,
  textAlign: "center",
  textWrap: "balance",
  scrollMarginBlockStart: space[12],
  "&:focus": { outline: "none" },
  [printed]: { breakAfter: "avoid" },
});
export const headingNumber = css({ color: color.lamp, fontSize: text.title });
export const paragraph = css({
  margin: 0,
  marginBlockEnd: space[4],
  whiteSpace: "pre-line",
  orphans: 2,
  widows: 2,
});
export const scene = css({
  marginBlock: `${space[8]} ${space[4]}`,
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  fontStyle: "italic",
  fontWeight: 400,
  textAlign: "center",
  [printed]: { breakAfter: "avoid" },
});
export const own = css({
  marginBlock: space[4],
  marginInlineStart: space[6],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.lamp}`,
  color: color.inkSoft,
  fontSize: text.body,
  fontStyle: "italic",
  "& > p": { marginBlockEnd: space[1] },
  "@media screen": {
    [from.desktop]: {
      float: "inline-end",
      clear: "inline-end",
      inlineSize: margin,
      marginBlock: `${space[1]} ${space[4]}`,
      marginInlineStart: space[6],
    },
  },
  [printed]: { breakInside: "avoid" },
});
export const figure = css({
  clear: "none",
  marginBlock: space[6],
  marginInline: 0,
  overflow: "hidden",
  borderRadius: radius.small,
  [printed]: { breakInside: "avoid", maxInlineSize: "12cm", marginInline: "auto" },
});
export const ending = css({
  marginBlock: space[10],
  color: color.lamp,
  fontFamily: font.title,
  fontSize: text.head,
  lineHeight: leading.tight,
  textAlign: "center",
});
