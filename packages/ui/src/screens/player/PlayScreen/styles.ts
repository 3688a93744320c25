import { css } from "@emotion/react";
import { color, printed } from "../../../tokens/tokens.ts";

export const screen = css({
  position: "fixed",
  inset: 0,
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "safe center",
  overflow: "auto",
  overscrollBehavior: "contain",
  background: color.ground,
  color: color.ink,
  // Prints the whole story, in dark text on white.
  [printed]: { position: "static", display: "block", overflow: "visible", colorScheme: "light" },
});

const notPrinted = { [printed]: { display: "none" } } as const;

export const backdrop = css({
  position: "fixed",
  zIndex: -2,
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  ...notPrinted,
});

const ground = (share: number) => `color-mix(in srgb, ${color.ground} ${share}%, transparent)`;
/** Behind text: also over pure white or black, main text keeps 7:1 and soft text 4.5:1. */
const behindText = ground(88);
/** The picture is recognised beside the text. */
export const veil = css({
  position: "fixed",
  zIndex: -1,
  inset: 0,
  background: [
    `linear-gradient(${behindText}, transparent 120px, transparent calc(100% - 200px), ${behindText})`,
    `linear-gradient(90deg, ${ground(52)}, ${behindText} max(0px, 50% - 400px), ${behindText} min(100%, 50% + 400px), ${ground(52)})`,
  ].join(", "),
  ...notPrinted,
});
