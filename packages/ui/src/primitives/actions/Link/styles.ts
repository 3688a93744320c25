import { css } from "@emotion/react";
import { color, motion, weight } from "../../../tokens/tokens.ts";

const text = css({
  color: color.peacock,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  "&:hover": { textDecorationThickness: "2px" },
});

const quiet = css({
  color: "inherit",
  textDecorationLine: "none",
  "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.25em" },
});

const nav = css({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingInline: "4px",
  color: color.ink,
  fontWeight: weight.bold,
  textDecorationLine: "none",
  transition: `opacity ${motion.quick} ${motion.ease}`,
  "&:hover": { color: color.lamp },
  "&[aria-current=page]": {
    textDecorationLine: "underline",
    textDecorationColor: color.lamp,
    textDecorationThickness: "2px",
    textUnderlineOffset: "0.5em",
  },
});

export const linkVariants = { text, quiet, nav } as const;
export type LinkVariant = keyof typeof linkVariants;
