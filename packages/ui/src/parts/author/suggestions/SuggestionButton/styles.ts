import { css } from "@emotion/react";
import { color, space } from "../../../../tokens/tokens.ts";

/** Positioned so that the field does not move when it appears. */
export const beside = css({
  flex: "none",
  alignSelf: "center",
  marginInlineStart: "auto",
  marginBlock: `calc(-1 * ${space[3]})`,
  color: color.lamp,
});
