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

export const lines = css({ display: "grid", justifyItems: "center" });

/** All lines take the same place. */
export const words = css({
  gridArea: "1 / 1",
  minBlockSize: "2em",
  fontFamily: font.title,
  fontSize: text.title,
  textAlign: "center",
});

const share = 100 / 5;
const riseMs = 240;
const below = { opacity: 0, transform: "translateY(8px)" };
const inPlace = { opacity: 1, transform: "none", animationTimingFunction: "step-end" };

/** The first line is there from the start; each of the others rises where the one before it goes. */
export const turns = [0, 1, 2, 3, 4].map((place) => {
  const [from, to] = [share * place, share * (place + 1)];
  const begins =
    place === 0
      ? { "0%": inPlace }
      : {
          "0%": { ...below, animationTimingFunction: "step-end" },
          [`${from}%`]: below,
          [`${from + (riseMs / overlayMs) * 100}%`]: inPlace,
        };
  const ends = place === 4 ? { "100%": inPlace } : { [`${to}%, 100%`]: below };
  return css({
    opacity: place === 0 ? 1 : 0,
    animation: `${keyframes({ ...begins, ...ends })} ${overlayMs}ms ${motion.ease} forwards`,
  });
});
