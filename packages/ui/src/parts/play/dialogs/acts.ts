import { css } from "@emotion/react";
import { space } from "../../../tokens/tokens.ts";

/** The buttons at the end of a dialog's form. */
export const acts = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[2],
});
