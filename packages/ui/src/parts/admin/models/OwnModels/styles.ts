import { css } from "@emotion/react";
import { color, space, text } from "../../../../tokens/tokens.ts";

export const list = css({
  display: "grid",
  minInlineSize: 0,
  "& > li + li": { borderBlockStart: `1px solid ${color.line}` },
});
export const facts = css({ display: "grid", gap: space[1], minInlineSize: 0 });
/** A name beside its value; the value goes below where there is no room. */
export const terms = css({
  display: "grid",
  gridTemplateColumns: "fit-content(6rem) minmax(0, 1fr)",
  gap: `${space[1]} ${space[3]}`,
  fontSize: text.small,
  "& dd": { margin: 0, overflowWrap: "anywhere" },
});
