import { css } from "@emotion/react";
import {
  color,
  font,
  leading,
  radius,
  space,
  text,
  touching,
  weight,
} from "../../../../tokens/tokens.ts";
import { list as lined } from "../../panel-styles.ts";

export const list = css(lined, { "& > li": { paddingBlock: space[3] } });
export const mark = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: space[2],
});
export const words = css({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const title = css({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  fontWeight: weight.bold,
});
export const ribbon = css({ flex: "none", alignSelf: "center", color: color.lamp });
export const go = css({
  minBlockSize: "32px",
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: color.ink,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "&:hover": { color: color.peacock, textDecoration: "underline" },
  [touching]: { minBlockSize: "44px" },
});
export const line = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.small,
  lineHeight: leading.body,
});
export const note = css({
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.lamp}`,
  whiteSpace: "pre-line",
});
export const acts = css({ display: "flex" });
