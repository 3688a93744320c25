import { css } from "@emotion/react";
import { color, space, text, weight } from "../../../tokens/tokens.ts";

/** It takes the focus only where the control that had it is gone. */
export const frame = css({ "&:focus": { outline: "none" } });
export const where = css({
  display: "grid",
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[4],
  listStyle: "disc",
  color: color.inkSoft,
  fontSize: text.small,
});
export const kept = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  overflowWrap: "anywhere",
});
export const provider = css({ fontWeight: weight.bold });
export const model = css({ minInlineSize: 0, overflowWrap: "anywhere" });
export const soft = css({ color: color.inkSoft, fontSize: text.small });
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const waiting = css(soft, { display: "flex", alignItems: "center", gap: space[2] });
export const small = css({ fontSize: text.small });
