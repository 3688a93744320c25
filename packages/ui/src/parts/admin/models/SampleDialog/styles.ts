import { css } from "@emotion/react";
import { color, font, from, leading, space, text, weight } from "../../../../tokens/tokens.ts";

export const scenes = css({ display: "grid", gap: space[3], minInlineSize: 0 });
export const prose = css({
  fontFamily: font.narration,
  fontSize: text.body,
  lineHeight: leading.narration,
  overflowWrap: "anywhere",
});
export const before = css({ color: color.inkSoft });
export const typed = css({ color: color.ink, fontWeight: weight.bold });
export const sides = css({
  display: "grid",
  gap: space[4],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const side = css({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  minInlineSize: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.lamp}`,
});
export const own = css({ borderInlineStartColor: color.line });
export const sideName = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.tiny,
  fontWeight: weight.bold,
  overflowWrap: "anywhere",
});
export const flaw = css({
  display: "flex",
  alignItems: "start",
  gap: space[2],
  fontSize: text.small,
  "& > svg": { flex: "none", marginBlockStart: "2px" },
});
export const flawTones = {
  warning: css({ color: color.haldi }),
  danger: css({ color: color.madder }),
} as const;
/** What comes of it stands above the scenes, with what can be done. */
export const outcome = css({ display: "grid", gap: space[3], minInlineSize: 0 });
export const acts = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
