import { css } from "@emotion/react";
import { color, radius, space } from "../../../tokens/tokens.ts";

export const callout = css({
  display: "flex",
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: "1px solid currentColor",
  borderRadius: radius.small,
  background: color.surface,
  lineHeight: 1.45,
  "& > svg": { flex: "none", marginBlockStart: "1px" },
});

export const words = css({ flex: 1, minInlineSize: 0, color: color.ink });

export const calloutTones = {
  danger: css({ color: color.madder }),
  warning: css({ color: color.haldi }),
  success: css({ color: color.leaf }),
  info: css({ color: color.peacock }),
} as const;
export type CalloutTone = keyof typeof calloutTones;
export const calloutToneNames = Object.keys(calloutTones) as CalloutTone[];
