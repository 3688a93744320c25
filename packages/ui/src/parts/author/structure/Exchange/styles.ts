import { css } from "@emotion/react";
import { color, font, from, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const file = css({ color: color.ink, overflowWrap: "anywhere" });
export const paste = css({
  "& [data-text]": {
    maxBlockSize: "10rem",
    fontFamily: font.code,
    fontSize: "0.875rem",
  },
});

export const preview = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const head = css({ display: "grid", gap: space[1] });
export const storyTitle = css({ fontSize: text.lead, overflowWrap: "anywhere" });
export const facts = css({
  color: color.inkSoft,
  fontSize: text.small,
  overflowWrap: "anywhere",
});
export const heading = css({
  fontFamily: font.interface,
  fontSize: text.body,
  fontWeight: weight.bold,
});

export const qualities = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockStart: space[2],
  fontSize: text.small,
});
export const quality = css({
  minInlineSize: 0,
  paddingInline: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  overflowWrap: "anywhere",
});

export const losses = css({
  display: "grid",
  gap: space[2],
  minInlineSize: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.haldi}`,
});
export const list = css({
  display: "grid",
  gap: space[2],
  fontSize: text.small,
  overflowWrap: "anywhere",
});
export const node = css({
  marginInlineEnd: space[2],
  color: color.inkSoft,
  fontWeight: weight.bold,
});

export const work = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
export const working = css({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  color: color.inkSoft,
});
export const trouble = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const brokenLine = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space[2],
  minInlineSize: 0,
});
export const code = css({
  minInlineSize: 0,
  fontFamily: font.code,
  fontSize: "0.875rem",
  overflowWrap: "anywhere",
});

export const ways = css({ display: "grid" });
export const way = css({
  display: "grid",
  gap: space[2],
  minInlineSize: 0,
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
export const wayHead = css({
  display: "grid",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
});
export const download = css({
  minInlineSize: 0,
  justifySelf: "start",
  [from.tablet]: { justifySelf: "end" },
});
