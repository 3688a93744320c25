import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../../tokens/tokens.ts";

export const sentences = css({ display: "grid", gap: space[1] });
export const sentence = css({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  fontSize: text.small,
  lineHeight: 1.5,
  "& > svg": { flex: "none", color: color.lamp, alignSelf: "center" },
});
/** Aligns the buttons' text, not their borders, with what they belong to. */
export const buttons = css({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: `calc(-1px - ${space[3]})`,
});
export const isSet = css({ color: color.ink });
export const isOpen = css({ background: color.lampWash });
export const form = css({
  display: "grid",
  gap: space[4],
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
});
