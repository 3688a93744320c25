import { css, keyframes } from "@emotion/react";
import { color } from "../../../../tokens/tokens.ts";

const breathe = keyframes({ "50%": { opacity: 0.25 } });

/** The cursor at the end of a line that is being written; it pulses while it waits for more. */
export const pen = css({
  "&::after": {
    content: '""',
    display: "inline-block",
    inlineSize: "0.5em",
    blockSize: "1em",
    marginInlineStart: "2px",
    borderRadius: "1px",
    background: color.lamp,
    verticalAlign: "-0.14em",
  },
  // Animating an element that changes with every letter costs more than the letters.
  "&[data-rests]::after": { animation: `${breathe} 1.1s ease-in-out 0.4s infinite` },
  "&[data-waits]::after": { display: "none" },
});
