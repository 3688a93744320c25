import { css } from "@emotion/react";
import { color, font, glow, radius, space, text, weight } from "../../../../tokens/tokens.ts";
import { card as size } from "./layout.ts";

/** Left and right are those of the map, in every language. */
export const frame = css({
  direction: "ltr",
  overflow: "auto",
  maxBlockSize: "min(62dvh, 680px)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
});
export const world = css({ position: "relative", marginInline: "auto" });
export const threads = css({ position: "absolute", insetBlockStart: 0, insetInlineStart: 0 });
export const thread = css({ fill: "none", strokeWidth: 2 });
export const threadKinds = {
  path: css({ stroke: color.lamp, strokeWidth: 3 }),
  walked: css({ stroke: color.edge }),
  fog: css({ stroke: color.line, strokeDasharray: "3 7" }),
};

const place = {
  position: "absolute",
  inlineSize: `${size.width}px`,
  blockSize: `${size.height}px`,
  overflow: "hidden",
} as const;

export const card = css({
  ...place,
  display: "grid",
  alignContent: "start",
  gap: space[1],
  padding: space[3],
  border: `1px solid ${color.edge}`,
  borderRadius: radius.large,
  background: color.raised,
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.small,
  lineHeight: 1.4,
  textAlign: "start",
  cursor: "pointer",
  "&[aria-pressed='true']": { outline: `2px solid ${color.peacock}`, outlineOffset: "3px" },
});
/** On the path of this session. */
export const lit = css({ borderColor: color.lamp, color: color.ink });
export const end = css({ boxShadow: glow.lamp });
export const flag = css({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  overflow: "hidden",
  color: color.lamp,
  fontFamily: font.interface,
  fontSize: text.tiny,
  fontWeight: weight.bold,
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});
export const words = css({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  "span + &": { WebkitLineClamp: 3 },
});
export const fog = css({
  ...place,
  display: "grid",
  placeItems: "center",
  padding: space[3],
  borderRadius: "50%",
  background: `radial-gradient(closest-side, ${color.line}, transparent)`,
});
export const fogWords = css({
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.tiny,
  fontStyle: "italic",
  textAlign: "center",
});
