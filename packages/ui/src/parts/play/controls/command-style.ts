import { color, font, radius, space, weight } from "../../../tokens/tokens.ts";

/** A command in the tray: one of the four, or one of the story's own. */
export const commandStyle = {
  alignItems: "center",
  gap: space[2],
  paddingInline: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.ink,
  fontFamily: font.interface,
  fontWeight: weight.bold,
  lineHeight: 1.2,
  cursor: "pointer",
  "&:hover:not([aria-disabled=true])": { borderColor: color.lamp, color: color.lamp },
  "&:active:not([aria-disabled=true])": { transform: "translateY(1px)" },
} as const;
