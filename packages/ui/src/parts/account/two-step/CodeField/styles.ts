import { css } from "@emotion/react";
import { text, weight } from "../../../../tokens/tokens.ts";

export const code = css({
  fontSize: text.title,
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.3em",
});
