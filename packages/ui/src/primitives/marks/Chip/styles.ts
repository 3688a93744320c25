import { css } from "@emotion/react";
import { color, radius, space, text, weight } from "../../../tokens/tokens.ts";

export const chip = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  maxInlineSize: "100%",
  minBlockSize: "26px",
  paddingBlock: "2px",
  paddingInline: "10px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.ink,
  fontSize: text.tiny,
  fontWeight: weight.bold,
  lineHeight: 1.35,
});

export const chipTones = {
  neutral: css({}),
  accent: css({
    borderColor: "transparent",
    background: color.lamp,
    color: color.lampInk,
    "@media (forced-colors: active)": { forcedColorAdjust: "none" },
  }),
  success: css({ color: color.leaf }),
  warning: css({ color: color.haldi }),
  danger: css({ color: color.madder }),
  info: css({ color: color.peacock }),
  muted: css({ color: color.inkSoft }),
} as const;
export type ChipTone = keyof typeof chipTones;
export const chipToneNames = Object.keys(chipTones) as ChipTone[];

export const swatch = css({
  inlineSize: "8px",
  blockSize: "8px",
  flex: "none",
});

/** A badge has a coloured border and no fill. */
export const pillTones = { ...chipTones, accent: css({ color: color.lamp }) } as const;

export const pill = css({
  borderWidth: "1.5px",
  borderColor: "currentColor",
  borderRadius: radius.round,
  background: "transparent",
});
