import { css } from "@emotion/react";
import { space } from "../../tokens/tokens.ts";

export const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  maxInlineSize: "920px",
});
