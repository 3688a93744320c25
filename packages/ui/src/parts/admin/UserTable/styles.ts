import { css } from "@emotion/react";
import { color, from, space, text, weight } from "../../../tokens/tokens.ts";

export const words = css({ display: "grid", justifyItems: "start", minInlineSize: 0 });
export const day = css({ whiteSpace: "nowrap" });
export const role = css({ display: "inline-grid", minInlineSize: "10.5rem" });
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
  [from.tablet]: { minInlineSize: "13rem" },
});
