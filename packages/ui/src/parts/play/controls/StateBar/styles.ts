import { css } from "@emotion/react";
import {
  color,
  font,
  from,
  layer,
  leading,
  radius,
  space,
  text,
  weight,
} from "../../../../tokens/tokens.ts";
import { hanging } from "../../panel-styles.ts";

export const bar = css({
  position: "relative",
  zIndex: layer.header - 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
});

/** Always one line; the panel shows everything. */
export const line = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  inlineSize: "100%",
  maxInlineSize: "min(100%, 808px)",
  minBlockSize: "44px",
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  fontVariantNumeric: "lining-nums tabular-nums",
  lineHeight: 1.25,
  whiteSpace: "nowrap",
  cursor: "pointer",
  "&:hover, &[aria-expanded=true]": { borderColor: color.lamp },
  "& > svg": { flex: "none" },
  [from.tablet]: { inlineSize: "auto", minBlockSize: "38px" },
});

/** What does not fit in one line wraps into a second one, which is hidden: no word is cut. */
const oneLine = { blockSize: "1lh", lineHeight: leading.body, overflow: "hidden" } as const;

export const qualities = css(oneLine, {
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  minInlineSize: 0,
});
export const quality = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  maxInlineSize: "100%",
  color: color.inkSoft,
  [from.tablet]: { maxInlineSize: "240px" },
});
export const name = css(oneLine, { minInlineSize: 0, whiteSpace: "normal" });
export const words = css(oneLine, {
  flex: "none",
  maxInlineSize: "10ch",
  whiteSpace: "normal",
  [from.tablet]: { maxInlineSize: "16ch" },
});
export const number = css({ flex: "none" });
export const heart = css({ display: "inline-flex", color: color.madder });
export const value = css({ color: color.ink, fontWeight: weight.bold });
export const bag = css({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  gap: "6px",
  color: color.ink,
  fontWeight: weight.bold,
});

export const panel = css(hanging, {
  insetBlockStart: "calc(100% + 6px)",
  gap: space[5],
  inlineSize: "min(420px, 100%)",
  [from.tablet]: { inlineSize: "420px" },
  maxBlockSize: "60dvh",
  padding: space[5],
  borderBlockStart: `2px solid ${color.lamp}`,
});
export const list = css({ display: "grid", gap: space[3] });
export const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  columnGap: space[4],
  rowGap: "6px",
  alignItems: "baseline",
  overflowWrap: "anywhere",
  "& > dt + dd": { textAlign: "end" },
});
export const track = css({
  gridColumn: "1 / -1",
  blockSize: "4px",
  borderRadius: "2px",
  background: color.line,
});
export const fill = css({
  display: "block",
  blockSize: "100%",
  borderRadius: "inherit",
  background: color.lamp,
});
export const bagged = css({ display: "grid", gap: space[3] });
export const title = css({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  fontSize: text.title,
});
export const room = css({
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  fontWeight: weight.regular,
});
export const thing = css({ fontWeight: weight.bold });
export const soft = css({ color: color.inkSoft, fontSize: text.small });
