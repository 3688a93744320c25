import { css } from "@emotion/react";
import { color, font, leading, radius, space, text } from "../../../../tokens/tokens.ts";

export const list = css({ display: "grid", gap: space[1], marginInline: `calc(-1 * ${space[3]})` });

/** A leaf before each line, as scribes put it; the line one points at is lit. */
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
  fontFamily: font.narration,
  fontSize: text.narration,
  lineHeight: leading.body,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "&::before": { content: '"❧"', color: color.lamp },
  "&:dir(rtl)::before": { transform: "scaleX(-1)" },
  "&:hover:not(:disabled), &:focus-visible": {
    borderColor: `color-mix(in srgb, ${color.lamp} 45%, transparent)`,
    background: color.lampWash,
  },
  "&:active:not(:disabled)": { transform: "translateY(1px)" },
  "&:disabled": { color: color.inkSoft, cursor: "not-allowed" },
});
