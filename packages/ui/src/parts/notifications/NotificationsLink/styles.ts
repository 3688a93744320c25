import { css } from "@emotion/react";
import { color, font, radius, text, weight } from "../../../tokens/tokens.ts";

export const link = css({ position: "relative" });
/** Small, and in no alarming colour: nothing here is urgent. */
export const count = css({
  position: "absolute",
  insetBlockStart: "2px",
  insetInlineEnd: 0,
  minInlineSize: "18px",
  paddingInline: "4px",
  border: `1px solid ${color.lamp}`,
  borderRadius: radius.round,
  background: color.ground,
  color: color.lamp,
  fontFamily: font.interface,
  fontSize: text.tiny,
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: "16px",
  textAlign: "center",
});
