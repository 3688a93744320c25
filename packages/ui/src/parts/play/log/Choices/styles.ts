import { css } from "@emotion/react";
import { reading } from "../../reading/reading-look.ts";
import { color, font, leading, radius, space, text, weight } from "../../../../tokens/tokens.ts";

export const list = css({ display: "grid", gap: space[1], marginInline: `calc(-1 * ${space[3]})` });

/** A leaf before each choice, as scribes put it; the choice under the pointer is lit. */
export const line = css({
  display: "grid",
  gridTemplateColumns: `${space[5]} 1fr`,
  columnGap: space[3],
  inlineSize: "100%",
  minBlockSize: "44px",
  paddingBlock: space[2],
  paddingInline: space[3],
  border: "1px solid transparent",
  borderRadius: radius.small,
  background: "transparent",
  color: color.ink,
  fontFamily: reading.font,
  // On a phone the largest letters would leave no room for the story above.
  fontSize: `calc(${text.narration} * min(${reading.scale}, 1.2))`,
  lineHeight: leading.body,
  wordSpacing: reading.wordSpacing,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "&::before": { content: '"❧"', color: color.lamp },
  "&:dir(rtl)::before": { transform: "scaleX(-1)" },
  // What is read aloud, too.
  "&:hover:not(:disabled), &:focus-visible, &[data-spoken]": {
    borderColor: `color-mix(in srgb, ${color.lamp} 45%, transparent)`,
    background: color.lampWash,
  },
  "&:active:not(:disabled)": { transform: "translateY(1px)" },
  "&:disabled": { color: color.inkSoft, cursor: "not-allowed" },
});

/** In the choice's text direction; a number, so it has the typeface for numbers. */
export const chance = css({
  display: "inline-block",
  marginInlineStart: space[3],
  paddingInline: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  fontWeight: weight.bold,
  fontVariantNumeric: "lining-nums tabular-nums",
  whiteSpace: "nowrap",
});

export const locked = css({ display: "grid" });
/** A lock replaces the leaf, and nothing lights up. */
export const lockedLine = css({
  color: color.inkSoft,
  cursor: "not-allowed",
  "&::before": { content: "none" },
  "& > svg": { alignSelf: "start", marginBlockStart: "0.35em" },
  "&:hover:not(:disabled)": { borderColor: "transparent", background: "transparent" },
  "&:active:not(:disabled)": { transform: "none" },
});
export const reason = css({
  marginBlockStart: `calc(-1 * ${space[1]})`,
  paddingInlineStart: `calc(${space[3]} + ${space[5]} + ${space[3]} + 1px)`,
  paddingInlineEnd: space[3],
  paddingBlockEnd: space[1],
  color: color.inkSoft,
  fontFamily: font.interface,
  fontSize: text.small,
  lineHeight: leading.body,
});
