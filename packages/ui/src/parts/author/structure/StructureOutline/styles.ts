import { css } from "@emotion/react";
import {
  color,
  font,
  from,
  leading,
  radius,
  space,
  text,
  weight,
} from "../../../../tokens/tokens.ts";

export const outline = css({ display: "grid", gap: space[4], minInlineSize: 0 });
export const bar = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const soft = css({ color: color.inkSoft, fontSize: text.small, lineHeight: 1.5 });
/** Available to screen readers always, visible where a keyboard is likely. */
export const hint = css(soft, { "@media (pointer: coarse)": { display: "none" } });
export const lists = css({ display: "grid", gap: space[6], minInlineSize: 0 });
export const rows = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.ground,
  overflow: "clip",
});

/** Rows outside the viewport are not laid out: a story may have thousands of scenes. */
export const row = css({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 76px",
  "& + &": { borderBlockStart: `1px solid ${color.line}` },
});
export const openRow = css({
  contentVisibility: "visible",
  background: color.surface,
  boxShadow: `inset 3px 0 0 ${color.lamp}`,
  "[dir=rtl] &": { boxShadow: `inset -3px 0 0 ${color.lamp}` },
});
export const head = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[3],
  inlineSize: "100%",
  minBlockSize: "48px",
  alignContent: "center",
  paddingBlock: space[3],
  paddingInline: space[4],
  border: 0,
  background: "transparent",
  color: color.ink,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "&:hover": { background: color.lampWash },
  "&:focus-visible": { outlineOffset: "-3px" },
});
export const name = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  minInlineSize: 0,
  fontWeight: weight.bold,
  overflowWrap: "anywhere",
});
export const box = css({
  flex: "none",
  alignSelf: "center",
  inlineSize: "18px",
  blockSize: "18px",
  border: `2px solid ${color.edge}`,
  borderRadius: "4px",
  display: "grid",
  placeItems: "center",
  "&[data-on]": { background: color.lamp, borderColor: color.lamp, color: color.lampInk },
  "&[data-on]::after": { content: '"\u2713"', fontSize: "12px", lineHeight: 1 },
});
const mark = { fontSize: text.tiny, fontWeight: weight.regular } as const;
export const start = css({ ...mark, color: color.peacock });
export const ending = css({ ...mark, color: color.leaf });
export const counts = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "baseline",
  columnGap: space[3],
  color: color.inkSoft,
  fontSize: text.tiny,
  textAlign: "end",
});
export const errors = css({ color: color.madder, fontWeight: weight.bold });
export const warnings = css({ color: color.haldi });
export const excerpt = css({
  gridColumn: "1 / -1",
  overflow: "hidden",
  // Nastaliq is taller than the line at which the text is clipped.
  marginBlock: "-0.5em",
  paddingBlock: "0.5em",
  color: color.inkSoft,
  fontFamily: font.narration,
  lineHeight: leading.body,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const inside = css({
  paddingBlock: `${space[2]} ${space[5]}`,
  paddingInline: space[4],
  [from.tablet]: { paddingInline: space[6] },
});
export const apart = css({ display: "grid", gap: space[2], minInlineSize: 0 });
export const title = css({ fontSize: text.lead });

export const locked = css({ display: "inline-flex", alignItems: "center", gap: space[1] });
