import { css } from "@emotion/react";
import { color, font, from, gutter, leading, space, text } from "../../../tokens/tokens.ts";

export const page = css({
  display: "grid",
  gap: space[6],
  alignContent: "start",
  inlineSize: "100%",
  maxInlineSize: "1440px",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: space[6],
  "& > *": { minInlineSize: 0 },
  [from.tablet]: { gap: space[8], paddingBlock: space[10] },
});

export const head = css({
  display: "grid",
  gap: space[4],
  "& > *": { minInlineSize: 0 },
});

export const title = css({
  fontSize: "clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)",
  overflowWrap: "anywhere",
});

export const note = css({
  color: color.inkSoft,
  fontFamily: font.narration,
  fontSize: text.lead,
  lineHeight: leading.narration,
});

export const words = css({
  display: "flex",
  alignItems: "stretch",
  gap: space[2],
  maxInlineSize: "640px",
  "& > :not(button)": { flex: 1, minInlineSize: 0 },
});

export const tools = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});

/** From a desk's width on the filters stand beside the list. */
export const onlyNarrow = css({ [from.desktop]: { display: "none" } });

export const why = css({ maxInlineSize: "68ch", color: color.inkSoft, fontSize: text.small });

export const chosen = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const columns = css({
  display: "grid",
  gap: space[8],
  alignItems: "start",
  "& > *": { minInlineSize: 0 },
  [from.desktop]: { gridTemplateColumns: "248px minmax(0, 1fr)" },
});

export const aside = css({ display: "none", [from.desktop]: { display: "block" } });

export const results = css({ display: "grid", gap: space[8] });

export const done = css({
  position: "sticky",
  insetBlockEnd: 0,
  display: "grid",
  paddingBlock: space[4],
  background: color.raised,
});
