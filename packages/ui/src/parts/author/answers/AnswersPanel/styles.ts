import { css } from "@emotion/react";
import { color, radius, space, text, weight } from "../../../../tokens/tokens.ts";
import { plainButton } from "../../plain-button.ts";
import type { Level } from "./levels.ts";

export const legend = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
  rowGap: space[2],
  color: color.inkSoft,
  fontSize: text.small,
});
export const mark = css({
  display: "flex",
  "& > svg": { flexShrink: 0 },
  alignItems: "center",
  gap: space[2],
  "& strong": { color: color.ink, fontWeight: weight.bold },
});

export const scrolls = css({
  // Visually hidden text inside must not widen the page.
  position: "relative",
  minInlineSize: 0,
  overflowX: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
});
export const grid = css({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: text.small,
  lineHeight: 1.4,
  "& th": {
    padding: space[2],
    textAlign: "start",
    verticalAlign: "top",
    fontWeight: weight.bold,
    minInlineSize: "6rem",
    overflowWrap: "anywhere",
  },
  "& tbody th": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    background: color.surface,
    fontWeight: weight.regular,
  },
  "& td": { padding: 0, borderInlineStart: `1px solid ${color.line}`, verticalAlign: "top" },
  "& tr": { borderBlockEnd: `1px solid ${color.line}` },
  "& tbody tr:last-of-type": { borderBlockEnd: 0 },
});

export const cell = css({
  ...plainButton,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  inlineSize: "100%",
  minInlineSize: "6rem",
  minBlockSize: "44px",
  padding: space[2],
  "&:hover": { background: color.lampWash },
  "& small": { flexBasis: "100%", color: color.inkSoft, fontSize: text.small },
});
export const cells: Readonly<Record<Level, ReturnType<typeof css>>> = {
  scene: css({ color: color.lamp, fontWeight: weight.bold }),
  one: css({ color: color.peacock, fontWeight: weight.bold }),
  story: css({ color: color.ink }),
  none: css({ color: color.inkSoft }),
};

export const topics = css({ "&&": { padding: space[2] } });
export const topic = css({
  ...plainButton,
  display: "block",
  minBlockSize: "44px",
  color: color.peacock,
  textDecoration: "underline",
});

export const sentence = css({ lineHeight: 1.5, overflowWrap: "anywhere" });
export const answers = css({ display: "grid", "&:empty": { display: "none" } });
export const answer = css({
  ...plainButton,
  display: "flex",
  alignItems: "start",
  gap: space[2],
  inlineSize: "100%",
  minBlockSize: "44px",
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  "&:hover": { color: color.lamp },
  "& > svg": { flexShrink: 0, marginBlockStart: space[1] },
  "&[aria-current]": { fontWeight: weight.bold },
});

export const trying = css({
  display: "grid",
  justifyItems: "start",
  gap: space[2],
  "& > div": { inlineSize: "100%" },
});
export const told = css({
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.line}`,
  lineHeight: 1.6,
  whiteSpace: "pre-line",
});

export const typed = css({
  display: "grid",
  gap: space[2],
  padding: space[3],
  borderRadius: radius.small,
  background: color.lampWash,
  minInlineSize: 0,
});
export const waits = css({ color: color.haldi, fontWeight: weight.bold });
