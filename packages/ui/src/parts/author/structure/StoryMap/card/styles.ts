import { css } from "@emotion/react";
import { color, font, leading, radius, weight } from "../../../../../tokens/tokens.ts";
import { cardHeight, cardWidth } from "../../../../../primitives/graph/geometry.ts";

/** At low zoom only the name is shown. */
const brief = "[data-brief] &";

/** A card has the map's units, so its text does not follow the page's text size. */
export const card = css({
  position: "absolute",
  insetBlockStart: 0,
  left: 0,
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  gap: "3px",
  inlineSize: `${String(cardWidth)}px`,
  blockSize: `${String(cardHeight)}px`,
  margin: 0,
  paddingBlock: "10px 9px",
  paddingInline: "13px",
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.ink,
  fontFamily: font.interface,
  fontSize: "13px",
  lineHeight: 1.35,
  textAlign: "start",
  overflow: "hidden",
  cursor: "grab",
  transformOrigin: "0 0",
  [brief]: { alignContent: "center", gridTemplateRows: "auto auto" },
  "&:hover": { borderColor: color.lamp },
});

export const kinds = {
  scene: css({}),
  start: css({ borderColor: color.lamp, borderBlockStartWidth: "5px", paddingBlockStart: "6px" }),
  ending: css({ borderColor: color.leaf, borderBlockEndWidth: "5px", paddingBlockEnd: "5px" }),
} as const;

export const never = css({ borderStyle: "dashed", color: color.inkSoft });
export const selected = css({ outline: `3px solid ${color.lamp}`, outlineOffset: "2px" });

export const heat = css({ position: "absolute", inset: 0, background: color.lamp, opacity: 0 });

export const head = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "5px",
  minInlineSize: 0,
});
export const name = css({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  // Nastaliq letters reach above the line and before its start, where the text is clipped.
  margin: "-0.8em -0.5em",
  padding: "0.8em 0.5em",
  fontSize: "14px",
  fontWeight: weight.bold,
  lineHeight: leading.body,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  [brief]: { fontSize: "25px", textAlign: "center" },
});
export const mark = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  minInlineSize: "19px",
  blockSize: "19px",
  paddingInline: "5px",
  borderRadius: radius.round,
  background: color.surface,
  boxShadow: "inset 0 0 0 1.5px currentColor",
  fontSize: "11.5px",
  fontWeight: weight.bold,
  lineHeight: 1,
  [brief]: { minInlineSize: "28px", blockSize: "28px", fontSize: "18px" },
});
export const error = css({ color: color.madder });
export const warning = css({ color: color.haldi });

export const words = css({
  position: "relative",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  alignSelf: "start",
  overflow: "hidden",
  fontFamily: font.narration,
  fontSize: "13.5px",
  lineHeight: leading.body,
  overflowWrap: "anywhere",
  // Nastaliq is so tall that a second line would overlap the footer.
  "&:lang(ur)": { WebkitLineClamp: 1, marginBlockStart: "-0.5em", paddingBlockStart: "0.5em" },
  [brief]: { display: "none" },
});
export const unwritten = css({ color: color.inkSoft, fontStyle: "italic" });

export const foot = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "7px",
  minInlineSize: 0,
  fontSize: "12px",
  whiteSpace: "nowrap",
  [brief]: { justifyContent: "center", fontSize: "19px" },
});
export const startMark = css({ color: color.lamp, fontWeight: weight.bold });
export const stateMark = css({
  paddingInline: "5px",
  borderRadius: radius.round,
  boxShadow: "inset 0 0 0 1px currentColor",
  color: color.peacock,
  fontWeight: weight.bold,
});
export const choices = css({ flex: 1, color: color.inkSoft, [brief]: { display: "none" } });
export const endingMark = css({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  color: color.leaf,
  fontWeight: weight.bold,
  textOverflow: "ellipsis",
  "&:lang(ur)": { lineHeight: leading.body },
  [brief]: { textAlign: "center" },
});
export const share = css({ color: color.ink, fontVariantNumeric: "tabular-nums" });
/** Text on the accent colour needs the ink colour for contrast. */
export const onHeat = css({ color: color.ink });
