import { css } from "@emotion/react";
import { color, font, leading, space, text } from "../../../../tokens/tokens.ts";

export const retelling = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  fontFamily: font.interface,
});
export const versions = css({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const count = css({
  minInlineSize: "4.5em",
  color: color.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
export const note = css({
  flex: "1 1 200px",
  color: color.inkSoft,
  fontSize: text.tiny,
  lineHeight: leading.body,
});
