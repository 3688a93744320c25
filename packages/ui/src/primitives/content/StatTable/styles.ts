import { css } from "@emotion/react";
import { color, font, space, text, weight } from "../../../tokens/tokens.ts";

export const table = css({ display: "block" });

export const row = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  "&:last-of-type": { borderBlockEnd: 0 },
});

export const name = css({ color: color.inkSoft, fontSize: text.small });

export const value = css({
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const accent = css({
  color: color.lamp,
  fontFamily: font.title,
  fontSize: text.title,
  fontWeight: weight.regular,
});
