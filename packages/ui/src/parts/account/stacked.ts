import { css } from "@emotion/react";
import { space } from "../../tokens/tokens.ts";

/** One under the other, as far apart as the fields of a form. */
export const stacked = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
});
