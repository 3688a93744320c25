import { css } from "@emotion/react";
import { space } from "../../../tokens/tokens.ts";

export const hint = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  overflowWrap: "anywhere",
  "& > span": { flex: "1 1 260px" },
});
