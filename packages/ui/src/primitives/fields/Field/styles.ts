import { css } from "@emotion/react";
import { color, leading, motion, radius, space, text, weight } from "../../../tokens/tokens.ts";

/** Two lines of Nastaliq must not overlap. */
const urdu = { "&:lang(ur)": { lineHeight: leading.tight } };

/** An input is about 20 characters wide by default and must be allowed to shrink. */
export const field = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[1],
  minInlineSize: 0,
});
export const top = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
});
export const label = css({
  fontSize: text.small,
  fontWeight: weight.bold,
  lineHeight: 1.4,
  ...urdu,
});
export const aside = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.4, ...urdu });
export const error = css({
  display: "flex",
  gap: space[2],
  color: color.madder,
  fontSize: text.small,
  lineHeight: 1.4,
  ...urdu,
  "&:empty": { display: "none" },
  "& > svg": { flex: "none", marginBlockStart: "2px" },
});

/** The box of text fields, text areas, and the button of a list. */
export const box = css({
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  minBlockSize: "48px",
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.ink,
  fontSize: text.body,
  lineHeight: 1.5,
  transition: `opacity ${motion.quick} ${motion.ease}`,
  "&:hover": { borderColor: color.lamp },
  "&:focus-within": { outline: `2px solid ${color.lamp}`, outlineOffset: "1px" },
  "&:has([aria-invalid=true])": { borderColor: color.madder },
  "&:has(:disabled, [aria-disabled=true])": {
    borderColor: color.line,
    opacity: 0.6,
    cursor: "not-allowed",
  },
});

export const input = css({
  flex: 1,
  alignSelf: "stretch",
  minInlineSize: 0,
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: 0,
  background: "transparent",
  font: "inherit",
  color: "inherit",
  textOverflow: "ellipsis",
  // A single line is clipped to its own height, which cuts off the tops of Nastaliq letters.
  "input&": { paddingBlock: 0, lineHeight: "normal" },
  "&:focus-visible": { outline: "none" },
  // Browsers draw it in blue.
  "&::-webkit-search-cancel-button": { filter: "grayscale(1)" },
  "&::placeholder": { color: color.inkSoft, opacity: 1 },
  "&:disabled, &[aria-disabled=true]": { cursor: "not-allowed" },
  "&:autofill": {
    WebkitTextFillColor: color.ink,
    boxShadow: `inset 0 0 0 100px ${color.lampWash}`,
    borderRadius: radius.small,
  },
});
