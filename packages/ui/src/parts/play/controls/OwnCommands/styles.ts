import { css } from "@emotion/react";
import { below, color, from, leading, space, text, weight } from "../../../../tokens/tokens.ts";
import { commandStyle } from "../command-style.ts";

const height = 38;
const touchHeight = 44;

/**
 * Two rows and the top of a third; on a phone one row, with the edge of the next button visible.
 */
export const row = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  minInlineSize: 0,
  maxBlockSize: `${2.4 * height + 16}px`,
  marginBlock: 0,
  marginInline: "-3px",
  // Leaves room for the focus ring inside the scrolling area.
  padding: "3px",
  border: 0,
  overflow: "auto",
  scrollbarWidth: "thin",
  // As high as the row that it may share.
  [from.tablet]: { flex: "0 1 auto", alignItems: "stretch", marginBlock: "-3px" },
  [below.tablet]: {
    flexWrap: "nowrap",
    maxBlockSize: "none",
  },
});

export const command = css(commandStyle, {
  display: "inline-flex",
  flex: "none",
  maxInlineSize: "100%",
  minBlockSize: `${height}px`,
  fontSize: text.small,
  // Cutting off the end also cuts off the top, where letters are taller than their line.
  "& > bdi:first-of-type": {
    overflow: "hidden",
    lineHeight: leading.body,
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "&[aria-disabled=true]": { color: color.inkSoft, cursor: "not-allowed" },
  [below.tablet]: { minBlockSize: `${touchHeight}px`, maxInlineSize: "70vw" },
});

export const price = css({
  flex: "none",
  color: color.inkSoft,
  fontWeight: weight.regular,
  fontVariantNumeric: "lining-nums tabular-nums",
  whiteSpace: "nowrap",
});
