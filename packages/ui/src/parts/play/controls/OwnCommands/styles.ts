import { css } from "@emotion/react";
import {
  below,
  color,
  font,
  from,
  leading,
  radius,
  space,
  text,
  weight,
} from "../../../../tokens/tokens.ts";

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

export const command = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  flex: "none",
  maxInlineSize: "100%",
  minBlockSize: `${height}px`,
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.ink,
  fontFamily: font.interface,
  fontSize: text.small,
  fontWeight: weight.bold,
  lineHeight: 1.2,
  cursor: "pointer",
  // Cutting off the end also cuts off the top, where letters are taller than their line.
  "& > bdi:first-of-type": {
    overflow: "hidden",
    lineHeight: leading.body,
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "&:hover:not([aria-disabled=true])": { borderColor: color.lamp, color: color.lamp },
  "&:active:not([aria-disabled=true])": { transform: "translateY(1px)" },
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
