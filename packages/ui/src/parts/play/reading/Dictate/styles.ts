import { css } from "@emotion/react";
import { color, glow, layer, radius, space, text } from "../../../../tokens/tokens.ts";

export const button = css({ inlineSize: "42px", blockSize: "42px" });
/** Over the text, so that the field does not move under the finger. */
export const failed = css({
  position: "absolute",
  zIndex: layer.lifted,
  insetBlockEnd: `calc(100% + ${space[2]})`,
  insetInlineEnd: 0,
  inlineSize: "max-content",
  maxInlineSize: "min(320px, 80vw)",
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${color.madder}`,
  borderRadius: radius.small,
  background: color.surface,
  boxShadow: glow.lift,
  color: color.madder,
  fontSize: text.small,
});
