import { css } from "@emotion/react";
import { color } from "../../../tokens/tokens.ts";

export const frame = css({
  display: "block",
  position: "relative",
  overflow: "hidden",
  background: `linear-gradient(160deg, ${color.raised}, ${color.lampWash})`,
});

export const ratios = {
  wide: css({ aspectRatio: "16 / 9" }),
  tall: css({ aspectRatio: "2 / 3" }),
  square: css({ aspectRatio: "1" }),
  fill: css({ inlineSize: "100%", blockSize: "100%" }),
} as const;
export type Ratio = keyof typeof ratios;

export const image = css({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const pattern = image;
