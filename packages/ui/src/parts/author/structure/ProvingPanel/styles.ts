import { css } from "@emotion/react";
import { linkButton } from "../../plain-button.ts";
import { color, font, leading, space, text, weight } from "../../../../tokens/tokens.ts";

export const panel = css({ gap: space[5], containerType: "inline-size" });
export const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: space[4],
});
export const words = css({ display: "grid", gap: space[1], flex: "1 1 280px", minInlineSize: 0 });
export const title = css({ fontSize: text.title });
export const note = css({
  maxInlineSize: "60ch",
  color: color.inkSoft,
  fontFamily: font.narration,
  lineHeight: leading.narration,
});

export const sheet = css({
  display: "grid",
  gap: space[6],
  minInlineSize: 0,
  "@container (min-width: 720px)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: space[8],
  },
});
export const played = css({
  gridColumn: "1 / -1",
  color: color.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});
export const part = css({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  minInlineSize: 0,
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
});
export const good = css({ color: color.leaf });

export const list = css({ display: "grid", gap: space[3] });
export const inLine = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  rowGap: space[1],
});
export const more = css({ justifySelf: "start" });

export const ending = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const endingHead = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
});
export const endingName = css({ minInlineSize: 0, overflowWrap: "anywhere" });
export const endingTitle = css({ fontFamily: font.narration, fontSize: text.lead });
export const share = css({
  flex: "none",
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const none = css({ color: color.haldi });
export const stop = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
  overflowWrap: "anywhere",
});
export const facts = css({ display: "grid", gap: space[1] });
export const fact = css({
  minInlineSize: 0,
  color: color.inkSoft,
  fontSize: text.small,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});
/** Steps in a row, with an arrow between them. */
export const path = css({
  display: "flex",
  flexWrap: "wrap",
  rowGap: space[1],
  paddingBlockStart: space[1],
  color: color.inkSoft,
  fontSize: text.small,
  overflowWrap: "anywhere",
});
export const step = css({
  minInlineSize: 0,
  "&:not(:last-of-type)::after": { content: '"→"', marginInline: space[2] },
  "&:dir(rtl):not(:last-of-type)::after": { content: '"←"' },
});
export const checked = css({ fontStyle: "italic" });
export const trap = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const place = css({ color: color.inkSoft, fontSize: text.small });
export const way = css({ ...linkButton, fontSize: text.small });

export const table = css({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    paddingBlock: space[1],
    paddingInlineStart: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    fontWeight: weight.regular,
    textAlign: "end",
  },
  "& thead th": { color: color.inkSoft, fontSize: text.tiny },
  "& tr:last-of-type > *": { borderBlockEnd: 0 },
});
/** Doubled to win over the rules for all cells. */
export const measure = css({
  "&&": { paddingInlineStart: 0, color: color.inkSoft, fontSize: text.small, textAlign: "start" },
});
export const usual = css({ "&&": { color: color.ink, fontWeight: weight.bold } });
