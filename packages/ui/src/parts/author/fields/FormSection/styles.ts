import { css } from "@emotion/react";
import { color, font, leading, space, text } from "../../../../tokens/tokens.ts";

export const title = css({ fontSize: text.title, lineHeight: leading.tight });
export const note = css({
  maxInlineSize: "60ch",
  marginBlockStart: space[1],
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.body,
  lineHeight: 1.5,
});
export const row = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
  alignItems: "start",
  gap: space[5],
});
