import { css } from "@emotion/react";
import { color, radius, space } from "../../../tokens/tokens.ts";

export const box = css({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "44px",
  paddingInlineStart: space[3],
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.veil,
  color: color.ink,
  "&:hover": { borderColor: color.lamp },
  "&:focus-within": { outline: `2px solid ${color.lamp}`, outlineOffset: "1px" },
  "& > svg": { flex: "none", color: color.inkSoft },
});

export const input = css({
  flex: 1,
  alignSelf: "stretch",
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  appearance: "none",
  background: "transparent",
  font: "inherit",
  color: "inherit",
  textOverflow: "ellipsis",
  // Nastaliq is taller than a line, as in the other fields.
  lineHeight: "normal",
  "&:focus-visible": { outline: "none" },
  "&::placeholder": { color: color.inkSoft, opacity: 1 },
  "&::-webkit-search-cancel-button": { display: "none" },
});

export const panel = css({
  inlineSize: "max(var(--anchor-width), 440px)",
  maxInlineSize: "var(--available-width)",
});

export const status = css({
  paddingBlock: space[3],
  paddingInline: space[4],
  color: color.inkSoft,
});

/** Only announced: the results themselves are visible. */
export const hiddenStatus = css({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const list = css({ padding: space[1] });

export const item = css({ alignItems: "flex-start", paddingBlock: space[3] });
