import { css, keyframes } from "@emotion/react";
import { overlayMs } from "../../../tokens/constants.ts";
import { color, font, layer, motion, space, text } from "../../../tokens/tokens.ts";

export const overlay = css({
  position: "fixed",
  zIndex: layer.overlay,
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space[8],
  padding: space[6],
  background: `radial-gradient(closest-side, ${color.lampWash}, ${color.ground}) center / 32rem 32rem no-repeat, ${color.ground}`,
  cursor: "pointer",
  "@media (prefers-reduced-motion: reduce)": { display: "none" },
});

/**
 * Nothing here takes a step in script, and no animation begins or ends before the overlay does: each time that would
 * style the page beneath again, which starts up meanwhile.
 */
const breathe = keyframes({ "25%, 75%": { opacity: 0.72, transform: "scale(0.94)" } });

export const lamp = css({ gridArea: "1 / 1" });

/**
 * Its own element, so that the compositor moves it; a path inside a drawing would be laid out in
 * every frame.
 */
export const flame = css({
  fill: color.lamp,
  transformOrigin: "50% 43.333%",
  // Its layer stays when the animation ends; otherwise it would be laid out again.
  willChange: "transform",
  animation: `${breathe} ${overlayMs}ms ease-in-out`,
});
export const halo = css({ fill: color.lamp, opacity: 0.14 });
export const brass = css({
  fill: color.raised,
  stroke: color.lamp,
  strokeWidth: 2,
  strokeLinejoin: "round",
});

const lineHeight = "2em";

/** A window on one line of the strip. */
export const lines = css({
  blockSize: lineHeight,
  overflow: "clip",
  fontFamily: font.title,
  fontSize: text.title,
  lineHeight,
  textAlign: "center",
  whiteSpace: "nowrap",
});

const share = 100 / 5;
const moveMs = 240;
const movePart = (moveMs / overlayMs) * 100;
const showing = (line: number, timing: string) => ({
  transform: `translateY(${-share * line}%)`,
  animationTimingFunction: timing,
});

/** Each line stays for a fifth of the time, then the strip moves on to the next. */
const moveOn = keyframes(
  Object.fromEntries(
    [0, 1, 2, 3, 4].flatMap((line) => [
      [`${line === 0 ? 0 : share * line + movePart}%`, showing(line, "step-end")],
      [`${line === 4 ? 100 : share * (line + 1)}%`, showing(line, motion.ease)],
    ]),
  ),
);

export const strip = css({ animation: `${moveOn} ${overlayMs}ms forwards` });
