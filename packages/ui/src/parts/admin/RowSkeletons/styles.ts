import { css } from "@emotion/react";
import { color, radius, space } from "../../../tokens/tokens.ts";

export const rows = css({
  display: "grid",
  maxInlineSize: "920px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
});
export const row = css({
  display: "grid",
  gap: space[2],
  padding: space[4],
  "& + &": { borderBlockStart: `1px solid ${color.line}` },
});
