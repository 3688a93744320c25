import { css } from "@emotion/react";
import { color, space } from "../../../tokens/tokens.ts";

export const pages = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: space[1],
});

export const number = css({
  minInlineSize: "44px",
  paddingInline: space[2],
  fontVariantNumeric: "tabular-nums",
  "&[aria-current=page]": { borderColor: color.lamp, color: color.lamp },
});

export const gap = css({ paddingInline: space[1], color: color.inkSoft });
