import { css } from "@emotion/react";
import { color, radius, space, text, touching, weight } from "../../../tokens/tokens.ts";

/** `list` and `row` show the radio buttons, `boxes` frame them, `segments` show the words alone. */
export const radioLooks = ["list", "row", "boxes", "segments"] as const;
export type RadioLook = (typeof radioLooks)[number];

export const group = css({
  display: "grid",
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = css({
  marginBlockEnd: space[1],
  padding: 0,
  fontSize: text.small,
  fontWeight: weight.bold,
});
export const hint = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.4 });

const wrapping = css({ display: "flex", flexWrap: "wrap", gap: space[1], minInlineSize: 0 });
export const options: Record<RadioLook, ReturnType<typeof css>> = {
  list: css({ display: "grid", minInlineSize: 0 }),
  row: wrapping,
  boxes: css({ display: "grid", gap: space[1], minInlineSize: 0 }),
  segments: wrapping,
};

const option = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: "44px",
  cursor: "pointer",
  "&:has(:disabled)": { color: color.inkSoft, cursor: "not-allowed" },
});
const pointedAt = { "&:hover:not(:has(:disabled))": { background: color.lampWash } };
const framed = css({ border: `1px solid ${color.line}`, borderRadius: radius.small });

export const looks: Record<RadioLook, ReturnType<typeof css>> = {
  list: css(option, {
    paddingBlock: space[1],
    paddingInline: space[2],
    borderRadius: radius.small,
    ...pointedAt,
  }),
  row: css(option, {
    flex: "1 0 auto",
    gap: space[2],
    paddingInline: space[2],
    borderRadius: radius.small,
    fontSize: text.small,
    ...pointedAt,
  }),
  boxes: css(option, framed, {
    paddingBlock: space[2],
    paddingInline: space[3],
    "&:hover:not(:has(:disabled)), &:has(:checked)": { borderColor: color.lamp },
    "&:has(:checked)": { background: color.lampWash },
  }),
  segments: css(option, framed, {
    gap: space[2],
    minBlockSize: "40px",
    paddingInline: space[3],
    borderColor: color.edge,
    background: color.surface,
    color: color.ink,
    fontSize: text.small,
    [touching]: { minBlockSize: "44px" },
    "&:hover:not(:has(:disabled))": { borderColor: color.lamp },
    "&:has(:checked)": {
      borderColor: color.lamp,
      background: color.lampWash,
      boxShadow: `inset 0 0 0 1px ${color.lamp}`,
      fontWeight: weight.bold,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${color.lamp}`, outlineOffset: "2px" },
    "&:has(:disabled)": { borderColor: color.line, cursor: "not-allowed" },
    "@media (forced-colors: active)": {
      "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-4px" },
    },
  }),
};

const shown = css({
  flex: "none",
  inlineSize: "20px",
  blockSize: "20px",
  margin: 0,
  appearance: "none",
  border: `2px solid ${color.edge}`,
  borderRadius: radius.round,
  background: color.surface,
  cursor: "inherit",
  "&:checked": {
    borderColor: color.lamp,
    background: `radial-gradient(circle, ${color.lamp} 5px, transparent 5.5px)`,
  },
  "&:disabled": { opacity: 0.6 },
  "@media (forced-colors: active)": { appearance: "auto" },
});
export const radios: Record<RadioLook, ReturnType<typeof css>> = {
  list: shown,
  row: shown,
  boxes: shown,
  segments: css({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" }),
};

export const words = css({ display: "grid", flex: 1, minInlineSize: 0, lineHeight: 1.35 });
export const note = css({
  color: color.inkSoft,
  fontSize: text.small,
  fontWeight: weight.regular,
  "&:empty": { display: "none" },
});
