import { css } from "@emotion/react";
import { logHeightMin, logMargin } from "../../../tokens/constants.ts";
import { color, gutter, printed, space } from "../../../tokens/tokens.ts";

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
  // Prints the whole story, in dark text on white.
  [printed]: { position: "static", display: "block", overflow: "visible", colorScheme: "light" },
});

const notPrinted = { [printed]: { display: "none" } } as const;

/** Wider than the screen, so that the blur's edges are not visible. */
export const backdrop = css({
  position: "fixed",
  zIndex: -2,
  inset: "-48px",
  inlineSize: "calc(100% + 96px)",
  blockSize: "calc(100% + 96px)",
  objectFit: "cover",
  ...notPrinted,
});
/** The image that the backdrop's canvas draws. */
export const source = css({ display: "none" });
export const veil = css({
  position: "fixed",
  zIndex: -1,
  inset: 0,
  background: `radial-gradient(ellipse 560px 90% at 50% 50%, ${color.ground} 30%, transparent), color-mix(in srgb, ${color.ground} 86%, transparent)`,
  ...notPrinted,
});

/** The log's minimum height under a question or on a small phone; below that the screen scrolls. */
const logHeightLeast = 200;

export const session = css({
  display: "grid",
  gridTemplateRows: `auto minmax(${logHeightLeast}px, 1fr) auto`,
  blockSize: "100dvh",
  minBlockSize: `${logHeightMin + logMargin}px`,
  [printed]: { display: "block", blockSize: "auto" },
});
export const top = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: gutter,
  ...notPrinted,
});
export const end = css({ display: "grid", justifyItems: "center", paddingBlock: space[4] });
export const foot = css({
  display: "grid",
  gap: space[2],
  alignSelf: "end",
  inlineSize: "min(100%, 840px)",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom))`,
  ...notPrinted,
});
