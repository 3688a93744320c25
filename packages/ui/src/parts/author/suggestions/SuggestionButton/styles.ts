import { css } from "@emotion/react";
import { color, space } from "../../../../tokens/tokens.ts";

/** It may come after its field was drawn, and moves nothing then. */
export const beside = css({
  display: "flex",
  flex: "none",
  alignSelf: "center",
  marginInlineStart: "auto",
  marginBlock: `-${space[3]}`,
  "& > button": { color: color.lamp },
});
