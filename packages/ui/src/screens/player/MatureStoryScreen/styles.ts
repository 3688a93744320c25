import { css } from "@emotion/react";
import { color, font, leading, space, text } from "../../../tokens/tokens.ts";

export const veil = css({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  // Larger than its frame, so that the blur's edges are cut off.
  "& > *": { filter: "blur(14px)", transform: "scale(1.1)" },
});

/** Keeps clear of the bar, even if the text fills the stage. */
export const rating = css({ marginBlockStart: space[8] });

export const author = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  color: color.inkSoft,
});

export const words = css({
  display: "grid",
  gap: space[3],
  maxInlineSize: "52ch",
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
});

export const ways = css({ display: "flex", flexWrap: "wrap", gap: space[3] });
