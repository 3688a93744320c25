import { css } from "@emotion/react";
import { color, printed, radius, space, text } from "../../../tokens/tokens.ts";

export const screen = css({
  gap: space[4],
  maxInlineSize: "1120px",
  [printed]: { display: "block", maxInlineSize: "none", padding: 0 },
});
export const tools = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[6]}`,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  [printed]: { display: "none" },
});
export const wishes = css({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[6]}` });
export const formats = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const note = css({
  inlineSize: "100%",
  color: color.inkSoft,
  fontSize: text.small,
  "&:empty": { display: "none" },
});
