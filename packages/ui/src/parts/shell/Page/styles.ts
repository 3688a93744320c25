import { css } from "@emotion/react";
import { color, layer, radius, space } from "../../../tokens/tokens.ts";

export const page = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvh",
  background: color.ground,
  overflowX: "clip",
});

export const main = css({
  display: "block",
  flex: 1,
  "&:focus-visible": { outline: "none" },
});

export const skip = css({
  position: "absolute",
  zIndex: layer.overlay,
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.small,
  background: color.lamp,
  color: color.lampInk,
  "&:not(:focus)": { clipPath: "inset(50%)", inlineSize: "1px", blockSize: "1px", padding: 0 },
});
