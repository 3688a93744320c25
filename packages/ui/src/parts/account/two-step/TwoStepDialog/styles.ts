import { css } from "@emotion/react";
import { space } from "../../../../tokens/tokens.ts";

export const step = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "&:focus": { outline: "none" },
});
