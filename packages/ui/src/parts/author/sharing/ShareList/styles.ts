import { css } from "@emotion/react";
import { color, font, radius, space, weight } from "../../../../tokens/tokens.ts";
import { linkButton } from "../../plain-button.ts";

export const group = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const list = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const row = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const head = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
});
export const name = css({ minInlineSize: 0, fontWeight: weight.bold, overflowWrap: "anywhere" });
export const way = css(linkButton);
export const share = css({
  flex: "none",
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const line = css({
  overflow: "hidden",
  color: color.inkSoft,
  fontFamily: font.narration,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const track = css({
  display: "block",
  blockSize: "6px",
  overflow: "hidden",
  borderRadius: radius.round,
  background: color.line,
});
const fill = {
  display: "block",
  blockSize: "100%",
  borderRadius: radius.round,
  transformOrigin: "left",
  "&:dir(rtl)": { transformOrigin: "right" },
  "@media (forced-colors: active)": { background: "Highlight" },
} as const;
export const shareTones = {
  accent: css({ ...fill, background: color.lamp }),
  success: css({ ...fill, background: color.leaf }),
  info: css({ ...fill, background: color.peacock }),
} as const;
export type ShareTone = keyof typeof shareTones;
export const more = css({ justifySelf: "start" });
