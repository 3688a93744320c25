import { css } from "@emotion/react";
import { space, weight } from "../../../tokens/tokens.ts";

/** Beside each other where both are comfortable to read. */
export const columns = css({
  display: "grid",
  alignItems: "start",
  gap: space[5],
  "@media (min-width: 1080px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const column = css({ display: "grid", gap: space[5], minInlineSize: 0 });
export const server = css({ display: "grid", gap: space[3], overflowWrap: "anywhere" });
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const ways = css({ display: "grid", gap: space[5] });
export const way = css({ display: "grid", gap: space[3], minInlineSize: 0 });
export const name = css({ fontWeight: weight.bold, overflowWrap: "anywhere" });
