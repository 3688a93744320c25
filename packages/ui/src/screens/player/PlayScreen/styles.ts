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
