import { css } from "@emotion/react";
import { below, color, font, measure, radius, space, text } from "../../../../tokens/tokens.ts";

export const panel = css({ display: "grid", gap: space[8], minInlineSize: 0 });

export const labels = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

/** On a phone the story's text comes first, its labels after it. */
export const first = css({ [below.tablet]: { order: -1 } });

export const tagline = css({
  maxInlineSize: measure,
  color: color.lamp,
  fontFamily: font.narration,
  fontSize: text.title,
  fontStyle: "italic",
  lineHeight: 1.45,
  textWrap: "balance",
  ":is(&:lang(ur))": { lineHeight: 2.2, fontStyle: "normal" },
});

export const section = css({ display: "grid", gap: space[3] });

export const box = css({
  padding: space[6],
  borderRadius: radius.small,
  borderInlineStart: `2px solid ${color.peacock}`,
  background: color.peacockWash,
});
