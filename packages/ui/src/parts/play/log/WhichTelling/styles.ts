import { css } from "@emotion/react";
import {
  color,
  font,
  leading,
  radius,
  space,
  text,
  touching,
  weight,
} from "../../../../tokens/tokens.ts";

export const root = css({
  flex: "1 1 12rem",
  minInlineSize: 0,
  // Below a drop cap, not beside it.
  clear: "both",
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  fontStyle: "normal",
  lineHeight: leading.body,
  textAlign: "start",
  whiteSpace: "normal",
});

export const mark = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "32px",
  marginInlineStart: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "&:hover, &[aria-expanded=true]": { color: color.peacock },
  "&:hover": { background: color.peacockWash },
  "& > svg": { flex: "none" },
  [touching]: { minBlockSize: "44px" },
});

/** Beside the story like a note in its margin. */
export const note = css({
  display: "grid",
  gap: space[3],
  marginBlock: space[3],
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${color.lamp}`,
  color: color.ink,
});
export const list = css({ display: "grid", gap: space[3] });
export const name = css({ color: color.inkSoft, fontSize: text.tiny, fontWeight: weight.bold });
export const words = css({
  margin: 0,
  fontFamily: font.narration,
  fontSize: text.body,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  "&:lang(ur)": { lineHeight: leading.narration },
});
