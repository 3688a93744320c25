import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../../tokens/tokens.ts";

export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.large,
  color: color.inkSoft,
});
export const words = css({
  flex: "1 1 220px",
  minInlineSize: 0,
  fontSize: text.small,
  overflowWrap: "anywhere",
});
export const failure = css({ color: color.madder });
export const acts = css({ display: "flex", gap: space[1] });
