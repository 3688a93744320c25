import { css } from "@emotion/react";
import { color, space } from "../../../../tokens/tokens.ts";

export const wishes = css({
  display: "grid",
  gap: space[2],
  marginBlockStart: space[2],
  paddingInline: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.line}`,
});
