import { css } from "@emotion/react";
import { color, radius, space, text, touching, weight } from "../../../tokens/tokens.ts";

/** `panel` is a box of its own, `line` is one of several between lines, `quiet` is a small aside. */
export const disclosureLooks = ["panel", "line", "quiet"] as const;
export type DisclosureLook = (typeof disclosureLooks)[number];

const whole = css({ minInlineSize: 0 });
export const looks: Record<DisclosureLook, ReturnType<typeof css>> = {
  panel: css(whole, {
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    background: color.surface,
  }),
  line: whole,
  quiet: whole,
};

const summary = css({ cursor: "pointer", overflowWrap: "anywhere" });
const marked = css(summary, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
  minBlockSize: "48px",
  fontWeight: weight.bold,
  "&::before": { content: '"+"', inlineSize: "1ch", color: color.lamp },
  "details[open] > &::before": { content: '"\u2212"' },
  "&::-webkit-details-marker": { display: "none" },
  "&:hover": { color: color.lamp },
});
export const summaries: Record<DisclosureLook, ReturnType<typeof css>> = {
  panel: css(marked, { padding: space[3] }),
  line: css(marked, { paddingBlock: space[3] }),
  quiet: css(summary, {
    inlineSize: "fit-content",
    minBlockSize: "32px",
    alignContent: "center",
    color: color.inkSoft,
    fontSize: text.small,
    [touching]: { minBlockSize: "44px" },
    "&:hover": { color: color.lamp },
  }),
};

/** A heading in a summary is as large as the summary. */
export const heading = css({
  display: "inline",
  margin: 0,
  font: "inherit",
  letterSpacing: "inherit",
  minInlineSize: 0,
});

const soft = css({
  color: color.inkSoft,
  fontSize: text.small,
  fontWeight: weight.regular,
  lineHeight: 1.5,
});
export const asides: Record<DisclosureLook, ReturnType<typeof css>> = {
  panel: css(soft, { flex: 1, minInlineSize: "12ch" }),
  line: css(soft, { flex: 1, minInlineSize: "12ch" }),
  quiet: css(soft, { marginInlineStart: space[2] }),
};

export const insides: Record<DisclosureLook, ReturnType<typeof css>> = {
  panel: css({ display: "grid", gap: space[6], minInlineSize: 0, padding: space[4] }),
  line: css({ display: "grid", gap: space[4], minInlineSize: 0, paddingBlockEnd: space[5] }),
  quiet: css({ display: "grid", gap: space[3], minInlineSize: 0, paddingBlock: space[2] }),
};
