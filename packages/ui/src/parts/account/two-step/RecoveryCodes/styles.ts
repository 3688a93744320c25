import { css } from "@emotion/react";
import { below, color, font, radius, space, text } from "../../../../tokens/tokens.ts";

export const parts = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});
export const sheet = css({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  "@media print": { border: 0, background: "#fff", color: "#000" },
});
export const paperTitle = css({
  display: "none",
  "@media print": { display: "block", fontSize: text.title },
});
export const codes = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, max-content)",
  justifyContent: "space-around",
  columnGap: space[4],
  rowGap: space[2],
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontFamily: font.code,
  fontSize: text.small,
  // Only focused by script, never with the Tab key.
  "&:focus": { outline: "none" },
  [below.tablet]: { gridTemplateColumns: "max-content", justifyContent: "center" },
});
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** Prints only the codes. */
export const paper = css({
  "@media print": {
    // For readers who print backgrounds.
    "html, body": { background: "#fff" },
    "body > :not(:has([data-recovery-codes]))": { display: "none" },
    "body *": { visibility: "hidden" },
    "[data-recovery-codes], [data-recovery-codes] *": { visibility: "visible" },
  },
});
