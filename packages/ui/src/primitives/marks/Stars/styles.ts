import { css } from "@emotion/react";
import { color } from "../../../tokens/tokens.ts";

export const stars = css({
  position: "relative",
  display: "inline-flex",
  gap: "2px",
  color: color.lamp,
});
export const shape = css({ display: "block", stroke: "currentColor", strokeWidth: 1.25 });
