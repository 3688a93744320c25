import { css } from "@emotion/react";
import { color, font, radius, space, text, weight } from "../../../tokens/tokens.ts";

/** A wide table scrolls in it; nothing beside the table grows with it. */
export const section = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  minInlineSize: 0,
});
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const soft = css({ color: color.inkSoft, fontSize: text.small, overflowWrap: "anywhere" });
export const rows = css({ display: "grid", gap: space[3], minInlineSize: 0 });
/** A card of rows, for what is looked over more than read. */
export const sheet = css({
  display: "grid",
  minInlineSize: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  "& > *": { minInlineSize: 0 },
  "& > * + *": { borderBlockStart: `1px solid ${color.line}` },
});
export const row = css({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInline: space[4],
});
/** A name, with a line about it underneath. */
export const stack = css({
  display: "grid",
  justifyItems: "start",
  gap: "2px",
  flex: "1 1 8rem",
  minInlineSize: 0,
});
export const name = css({
  fontFamily: font.interface,
  fontSize: text.body,
  fontWeight: weight.bold,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});
/** Names on one line with what belongs to them. */
export const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[2]}`,
  minInlineSize: 0,
});
export const acts = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const code = css({
  paddingInline: space[1],
  borderRadius: radius.small,
  background: color.veil,
  fontSize: text.small,
  overflowWrap: "anywhere",
});
export const small = css({ fontSize: text.small });
