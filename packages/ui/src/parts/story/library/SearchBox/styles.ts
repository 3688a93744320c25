import { css } from "@emotion/react";
import { color, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const cover = css({
  flex: "none",
  inlineSize: "96px",
  borderRadius: radius.small,
  overflow: "hidden",
});
export const words = css({ display: "grid", flex: 1, gap: "2px", minInlineSize: 0 });
export const title = css({
  display: "block",
  fontWeight: weight.bold,
  "&:lang(ur)": { lineHeight: 1.9 },
});
export const line = css({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  color: color.inkSoft,
  fontSize: text.small,
});
export const foot = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[2],
  color: color.inkSoft,
  fontSize: text.tiny,
});
export const all = css({ paddingBlock: space[2], color: color.lamp, fontWeight: weight.bold });
export const category = css({ color: color.lamp, fontWeight: weight.bold });
