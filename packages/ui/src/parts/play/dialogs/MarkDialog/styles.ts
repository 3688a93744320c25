import { css } from "@emotion/react";
import { space } from "../../../../tokens/tokens.ts";

export const acts = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[2],
});
