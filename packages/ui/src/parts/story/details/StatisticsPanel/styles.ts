import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../../tokens/tokens.ts";

export const panel = css({
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  // A second line inside, like the border of an engraved table.
  outline: `1px solid ${color.line}`,
  outlineOffset: "-6px",
});

export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  marginBlockEnd: space[3],
});

export const title = css({ fontSize: text.title });
