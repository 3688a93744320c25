import { css } from "@emotion/react";
import {
  color,
  font,
  from,
  gutter,
  leading,
  measure,
  space,
  text,
} from "../../../tokens/tokens.ts";

export const columns = css({
  display: "grid",
  gap: space[8],
  paddingInline: gutter,
  paddingBlock: space[10],
  [from.tablet]: {
    gridTemplateColumns: "200px minmax(0, 1fr)",
    columnGap: "clamp(32px, 6vw, 96px)",
  },
});

export const paper = css({
  display: "grid",
  gap: space[10],
  maxInlineSize: measure,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
});

export const head = css({ display: "grid", gap: space[3] });
export const title = css({ fontSize: "clamp(2.25rem, 1.7rem + 2vw, 3.25rem)" });
export const dated = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
});

export const contents = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  gap: `${space[1]} ${space[5]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  fontFamily: font.interface,
  fontSize: text.body,
  lineHeight: 1.6,
});

export const section = css({ display: "grid", gap: space[4], scrollMarginBlockStart: space[8] });
export const heading = css({ fontSize: text.head });
export const points = css({
  display: "grid",
  gap: space[2],
  paddingInlineStart: space[5],
  "& > li": { position: "relative" },
  "& > li::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: `calc(-1 * ${space[5]})`,
    insetBlockStart: "0.7em",
    inlineSize: "7px",
    blockSize: "7px",
    background: color.lamp,
    transform: "rotate(45deg)",
  },
});
