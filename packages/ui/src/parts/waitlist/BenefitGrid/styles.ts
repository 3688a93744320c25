import { css } from "@emotion/react";
import { color, font, from, leading, space, text } from "../../../tokens/tokens.ts";

export const grid = css({
  display: "grid",
  gap: space[4],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space[5] },
  [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space[6] },
});

export const card = css({
  alignContent: "start",
  gap: space[2],
  borderBlockStart: `2px solid ${color.lamp}`,
  "& > svg": { color: color.lamp, marginBlockEnd: space[1] },
});

export const title = css({ fontSize: text.title });
export const note = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.body,
});
