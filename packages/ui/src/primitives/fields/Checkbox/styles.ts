import { css } from "@emotion/react";
import { color, leading, radius, space, text } from "../../../tokens/tokens.ts";

export const line = css({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: space[3],
  minBlockSize: "32px",
  paddingBlock: space[1],
  lineHeight: 1.5,
  cursor: "pointer",
  "&:lang(ur)": { lineHeight: leading.tight },
  "&:has(:disabled)": { color: color.inkSoft, cursor: "not-allowed" },
});

export const mark = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  position: "relative",
  inlineSize: "24px",
  blockSize: "24px",
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.lampInk,
  // Not by a transparent colour, which forced colours would replace.
  "&:not(:has(:checked, :indeterminate)) > svg": { visibility: "hidden" },
  "&:hover": { borderColor: color.lamp },
  "&:has(:checked, :indeterminate)": {
    borderColor: color.lamp,
    background: color.lamp,
  },
  "&:has(:focus-visible)": { outline: `2px solid ${color.lamp}`, outlineOffset: "2px" },
  "&:has([aria-invalid=true])": { borderColor: color.madder },
  "&:has(:disabled)": { opacity: 0.6 },
  "@media (forced-colors: active)": {
    "&:has(:checked, :indeterminate)": { forcedColorAdjust: "none" },
  },
});

/** The native checkbox lies invisibly over the drawn one, for the keyboard and its semantics. */
export const control = css({
  position: "absolute",
  inset: "-9px",
  inlineSize: "auto",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

export const hint = css({ display: "block", color: color.inkSoft, fontSize: text.small });
