import { css } from "@emotion/react";
import { color, space } from "../../../../tokens/tokens.ts";

export const state = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[3] });
export const codes = css({ borderBlockStart: `1px solid ${color.line}`, borderBlockEnd: 0 });
