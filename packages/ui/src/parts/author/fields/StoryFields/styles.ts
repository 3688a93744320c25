import { css } from "@emotion/react";
import { space } from "../../../../tokens/tokens.ts";

export const noCategories = css({
  display: "grid",
  justifyItems: "start",
  gap: space[3],
});
