import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../../tokens/tokens.ts";

export const wishes = css({
  display: "grid",
  gap: space[2],
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.line}`,
});
export const row = css({
  display: "flex",
  flexWrap: "wrap",
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = css({
  padding: 0,
  paddingInline: space[2],
  color: color.inkSoft,
  fontSize: text.small,
});
export const option = css({
  display: "flex",
  flex: "1 0 auto",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "44px",
  paddingInline: space[2],
  borderRadius: radius.small,
  fontSize: text.small,
  cursor: "pointer",
  "&:hover, &:has(:focus-visible)": { background: color.lampWash },
});
export const radio = css({ flex: "none", margin: 0, accentColor: color.lamp });
