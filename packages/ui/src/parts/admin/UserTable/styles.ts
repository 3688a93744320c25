import { css } from "@emotion/react";
import { below, color, from, space, text, weight } from "../../../tokens/tokens.ts";

export const words = css({ display: "grid", justifyItems: "start", minInlineSize: 0 });
/** In a card, the value beside its title aligns with the other values. */
export const reached = css({ [below.desktop]: { justifyItems: "end", textAlign: "end" } });
export const day = css({ whiteSpace: "nowrap" });
/** Keeps icon and text side by side, however many columns there are. */
export const shown = css({ minInlineSize: "max-content" });
export const role = css({ display: "inline-grid", minInlineSize: "9.75rem" });
export const signIn = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  whiteSpace: "nowrap",
});
export const suspended = css({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  fontSize: text.small,
});
export const name = css({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  fontSize: text.body,
});
export const soft = css({ color: color.inkSoft, fontWeight: weight.regular });
export const verified = css({ color: color.leaf });
export const email = css({
  overflowWrap: "anywhere",
  [from.desktop]: { minInlineSize: "11.5rem" },
});
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
