import { css } from "@emotion/react";
import { color, space, text } from "../../../tokens/tokens.ts";

export const structure = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const views = css({
  display: "flex",
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "& > [aria-pressed=true]": { borderColor: color.lamp, color: color.lamp },
});
export const legend = css({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  fontSize: text.small,
});
