import { css } from "@emotion/react";
import { color } from "../../../tokens/tokens.ts";

const frame = css({
  display: "block",
  position: "relative",
  overflow: "hidden",
  background: `linear-gradient(160deg, ${color.raised}, ${color.lampWash})`,
});

export const frames = {
  wide: css([frame, { aspectRatio: "16 / 9" }]),
  tall: css([frame, { aspectRatio: "2 / 3" }]),
  square: css([frame, { aspectRatio: "1" }]),
  fill: css([frame, { inlineSize: "100%", blockSize: "100%" }]),
} as const;
export type Ratio = keyof typeof frames;

export const image = css({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const pattern = image;
