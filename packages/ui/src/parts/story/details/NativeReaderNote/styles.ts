import { css } from "@emotion/react";
import { color, font, text, touching } from "../../../../tokens/tokens.ts";

export const line = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  fontStyle: "normal",
  lineHeight: 1.5,
  textWrap: "balance",
});
export const press = css({
  minBlockSize: "24px",
  padding: 0,
  border: 0,
  background: "transparent",
  color: color.peacock,
  font: "inherit",
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  "&:hover": { color: color.ink },
  // High enough for a finger, without setting the lines of the note apart.
  [touching]: { minBlockSize: "44px", marginBlock: "-11px" },
});
