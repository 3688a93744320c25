import { css } from "@emotion/react";
import { color, font, radius, space, text } from "../../../tokens/tokens.ts";

export const group = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const head = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[3],
});
export const title = css({ fontSize: text.head });
export const list = css({ display: "grid", gap: space[3] });
export const none = css({
  padding: space[6],
  border: `1px dashed ${color.line}`,
  borderRadius: radius.large,
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  textAlign: "center",
});
