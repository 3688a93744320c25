import { css } from "@emotion/react";
import { color, gutter, printed, space, text } from "../../../tokens/tokens.ts";

export const footer = css({
  [printed]: { display: "none" },
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[6]} ${space[10]}`,
  marginBlockStart: "auto",
  paddingBlock: space[8],
  paddingInline: gutter,
  borderBlockStart: `1px solid ${color.line}`,
});

export const brand = css({ display: "grid", gap: space[2] });
export const line = css({ color: color.inkSoft, fontSize: text.small });
export const links = css({ display: "flex", flexWrap: "wrap", gap: `0 ${space[5]}` });
export const end = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[5],
});
