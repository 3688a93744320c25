import { css } from "@emotion/react";
import { color, font, glow, radius, space, text, weight } from "../../tokens/tokens.ts";

/** What a drawer of the play page holds: groups with a heading, and lists with lines between their entries. */
export const panel = css({ display: "grid", gap: space[5], minInlineSize: 0 });
export const groupTitle = css({
  color: color.lamp,
  fontFamily: font.interface,
  fontSize: text.small,
  fontWeight: weight.bold,
});
export const list = css({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: '""',
  "& > li": { paddingBlock: space[2], borderBlockEnd: `1px solid ${color.line}` },
  "& > li:last-of-type": { borderBlockEnd: 0 },
});

/** A panel that hangs from the bar, over the story. */
export const hanging = {
  position: "absolute",
  display: "grid",
  overflow: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  boxShadow: glow.lift,
} as const;
