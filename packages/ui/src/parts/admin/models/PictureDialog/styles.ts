import { css } from "@emotion/react";
import { color, font, from, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const sides = css({
  display: "grid",
  gap: space[4],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
export const side = css({ display: "grid", alignContent: "start", gap: space[2], margin: 0 });
export const name = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.tiny,
  fontWeight: weight.bold,
  overflowWrap: "anywhere",
});
export const picture = css({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: radius.small,
});
/** As large as the picture that stands here soon. */
export const awaited = css({
  display: "grid",
  placeItems: "center",
  aspectRatio: "3 / 2",
  border: `1px dashed ${color.line}`,
  borderRadius: radius.small,
});
