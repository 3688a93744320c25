import { css } from "@emotion/react";
import { color, font, leading, space, text } from "../../../../tokens/tokens.ts";

export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  fontFamily: font.interface,
});
export const sentence = css({
  margin: 0,
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: leading.body,
  "& q": { color: color.ink },
});
