import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../../tokens/tokens.ts";

export const summary = css({
  display: "grid",
  gap: space[5],
  borderRadius: radius.small,
  "&:focus-visible": { outlineOffset: "3px" },
});
export const faults = css({
  display: "grid",
  gap: space[2],
  padding: space[5],
  border: `1px solid ${color.madder}`,
  borderInlineStartWidth: "4px",
  borderRadius: radius.small,
  background: color.surface,
  "& > h2": { fontSize: text.title },
});
export const list = css({ display: "grid", gap: space[1], "& a": { lineHeight: 1.75 } });
