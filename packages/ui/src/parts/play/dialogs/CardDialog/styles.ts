import { css } from "@emotion/react";
import { color, radius } from "../../../../tokens/tokens.ts";

export const frame = css({
  display: "grid",
  placeItems: "center",
  aspectRatio: "4 / 5",
  maxBlockSize: "46dvh",
  marginInline: "auto",
  overflow: "hidden",
  borderRadius: radius.small,
  background: color.raised,
  color: color.inkSoft,
});
export const card = css({ display: "block", inlineSize: "100%", blockSize: "100%" });
