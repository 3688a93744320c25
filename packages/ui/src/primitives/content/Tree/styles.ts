import { css } from "@emotion/react";
import { color, motion, radius, space, text, touching } from "../../../tokens/tokens.ts";

export const tree = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
});

/** How deep the row lies, set by the component. */
export const depth = "--k-tree-depth";

export const row = css({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: "36px",
  paddingBlock: space[1],
  paddingInlineStart: `calc(var(${depth}) * ${space[5]})`,
  paddingInlineEnd: space[2],
  borderRadius: radius.small,
  cursor: "pointer",
  overflowWrap: "anywhere",
  [touching]: { minBlockSize: "44px" },
  "&:hover": { background: color.lampWash },
  "&:focus-visible": { outlineOffset: "-2px" },
  "&[aria-selected=true]": { background: color.lampWash, boxShadow: `inset 3px 0 0 ${color.lamp}` },
  "&[aria-selected=true]:dir(rtl)": { boxShadow: `inset -3px 0 0 ${color.lamp}` },
  "@media (forced-colors: active)": {
    "&[aria-selected=true]": { outline: "2px solid Highlight", outlineOffset: "-2px" },
  },
});

/** As wide on rows without an arrow, so that labels of a level stand below each other. */
export const toggle = css({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "28px",
  alignSelf: "stretch",
  color: color.inkSoft,
  "& > svg": {
    transform: "rotate(-90deg)",
    transition: `transform ${motion.quick} ${motion.ease}`,
  },
  "&:dir(rtl) > svg": { transform: "rotate(90deg)" },
  "[aria-expanded=true] > &:is(*) > svg": { transform: "none" },
  [touching]: { inlineSize: "44px" },
});

export const label = css({ flex: 1, minInlineSize: 0, lineHeight: 1.4 });
export const end = css({ color: color.inkSoft, fontSize: text.small });
