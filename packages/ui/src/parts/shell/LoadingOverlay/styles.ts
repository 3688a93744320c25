import { css, keyframes } from "@emotion/react";
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

const breathe = keyframes({ "50%": { opacity: 0.72, transform: "scale(0.94)" } });

export const lamp = css({ gridArea: "1 / 1" });

/**
 * Its own element, so that the compositor moves it; a path inside a drawing would be laid out in
 * every frame.
 */
export const flame = css({
  fill: color.lamp,
  transformOrigin: "50% 43.333%",
  animation: `${breathe} 1.4s ease-in-out infinite`,
});
export const halo = css({ fill: color.lamp, opacity: 0.14 });
export const brass = css({
  fill: color.raised,
  stroke: color.lamp,
  strokeWidth: 2,
  strokeLinejoin: "round",
});

const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

export const lines = css({ display: "grid", justifyItems: "center" });

/** All lines take the same place, so that showing the next one causes no layout. */
export const words = css({
  gridArea: "1 / 1",
  minBlockSize: "2em",
  visibility: "hidden",
  fontFamily: font.title,
  fontSize: text.title,
  textAlign: "center",
});

export const shown = css({ visibility: "visible" });

export const next = css({ animation: `${rise} ${motion.calm} ${motion.ease}` });
