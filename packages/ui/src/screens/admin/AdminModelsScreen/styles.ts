import { css } from "@emotion/react";
import { space } from "../../../tokens/tokens.ts";

/** Beside each other where both are comfortable to read. */
export const columns = css({
  display: "grid",
  alignItems: "start",
  gap: `${space[8]} ${space[8]}`,
  "@media (min-width: 1080px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const column = css({ display: "grid", gap: space[8], minInlineSize: 0 });
