import { css } from "@emotion/react";
import { below, color, space, text, weight } from "../../../tokens/tokens.ts";

export const line = css({ justifySelf: "start" });
export const group = css({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = css({
  marginBlockEnd: space[1],
  padding: 0,
  fontSize: text.small,
  fontWeight: weight.bold,
});
export const choice = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "36px",
  cursor: "pointer",
  "& > input": { inlineSize: "20px", blockSize: "20px", margin: 0, accentColor: color.lamp },
});
export const acts = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  [below.tablet]: { "& > *": { flex: "1 1 auto" } },
});
export const last = css({ borderColor: color.madder, color: color.madder });
