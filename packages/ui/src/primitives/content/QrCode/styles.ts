import { css } from "@emotion/react";
import { radius } from "../../../tokens/tokens.ts";

export const qr = css({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "13rem",
  borderRadius: radius.small,
  forcedColorAdjust: "none",
});
