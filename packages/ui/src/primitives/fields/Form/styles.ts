import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../tokens/tokens.ts";

export const form = css({
  display: "grid",
  gap: space[5],
  minInlineSize: 0,
  "& > [role=alert], & > [role=status]": { scrollMarginBlock: space[6] },
});
export const waiting = css({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  color: color.inkSoft,
  fontSize: text.small,
});
export const summary = css({
  display: "grid",
  gap: space[2],
  padding: space[5],
  border: `1px solid ${color.madder}`,
  borderInlineStartWidth: "4px",
  borderRadius: radius.small,
  background: color.surface,
  scrollMarginBlock: space[6],
  "& > h2": { fontSize: text.title },
  "&:focus-visible": { outlineOffset: "3px" },
});
export const list = css({ display: "grid", gap: space[1], "& a": { lineHeight: 1.75 } });
