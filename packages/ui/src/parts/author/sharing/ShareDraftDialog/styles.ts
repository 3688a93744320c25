import { css } from "@emotion/react";
import { space } from "../../../../tokens/tokens.ts";

export const parts = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: space[2],
  "& > :first-of-type": { flex: "1 1 220px", minInlineSize: 0 },
});
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
