import { css } from "@emotion/react";
import { space } from "../../../../tokens/tokens.ts";

export const rows = css({ display: "grid", gap: space[3] });
export const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space[2],
  "& > div": { flex: "1 1 10rem", minInlineSize: 0 },
});
