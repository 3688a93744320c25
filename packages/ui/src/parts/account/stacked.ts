import { css } from "@emotion/react";
import { space } from "../../tokens/tokens.ts";

/** Stacked with the same gap as the fields of a form. */
export const stacked = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
});
