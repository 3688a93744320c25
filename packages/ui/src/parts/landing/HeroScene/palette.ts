import { css, keyframes } from "@emotion/react";
import { inBothThemes } from "../../../tokens/theme-colors.ts";
import { from, layer } from "../../../tokens/tokens.ts";

/** Each colour in the light and the dark theme. */
const hues = {
  "sky-high": ["#7fa9c9", "#0d0a26"],
  "sky-mid": ["#c7cfd0", "#2a1a4d"],
  "sky-low": ["#fbd9a0", "#7a3556"],
  "sky-edge": ["#f3a05f", "#c8643f"],
  disc: ["#fff4d0", "#f7e9bf"],
  star: ["transparent", "#f6eedd"],
  far: ["#b08a86", "#3a2355"],
  near: ["#8f6a5c", "#251640"],
  lit: ["#7a3f2a", "#f7b955"],
  wall: ["#d99a62", "#3d2038"],
  "wall-shade": ["#b87a48", "#241228"],
  "wall-light": ["#efb878", "#5a2f45"],
  stone: ["#f3d9a8", "#75455a"],
  gold: ["#a8690f", "#e9a94b"],
  inside: ["#fff0c4", "#ffd98a"],
  "inside-deep": ["#e8a24a", "#b5521f"],
  shelf: ["#8a5426", "#5a2417"],
  door: ["#7c3d23", "#3a1714"],
  floor: ["#cf9a63", "#1c1024"],
  "floor-line": ["#b07f4c", "#37203c"],
  pool: ["#ffe3a6", "#f5a742"],
  cloth: ["#a5262c", "#c6413b"],
  veil: ["#1d6b66", "#2f9d94"],
  skin: ["#7a4a2c", "#8a5230"],
  page: ["#fffaf0", "#fbe9c2"],
  leaf: ["#2f5b4a", "#0f0b1c"],
  "leaf-edge": ["#4f8463", "#2c2350"],
  plume: ["#0f6d78", "#1f7f8c"],
  flame: ["#ffb238", "#ffdf94"],
} as const;
type Hue = keyof typeof hues;

export const hue = (name: Hue) => `var(--${name})`;

/** A screen that is taller than it is wide. */
export const upright = "@media (max-aspect-ratio: 1/1)";

/**
 * The doorway is at 69 % of the picture's width; a narrow screen centres it. A tablet
 * shows the whole height, with the figures in front of it.
 */
export const scene = css({
  ...inBothThemes(hues),
  position: "absolute",
  zIndex: layer.page,
  insetBlock: 0,
  left: 0,
  blockSize: "100%",
  inlineSize: "100%",
  maxInlineSize: "none",
  "@media (forced-colors: active)": { forcedColorAdjust: "none" },
  "&:dir(rtl)": { transform: "scaleX(-1)" },
  [upright]: {
    blockSize: "47%",
    inlineSize: "auto",
    minInlineSize: "164%",
    aspectRatio: "1600 / 1000",
    left: "50%",
    transform: "translateX(-69.4%)",
    "&:dir(rtl)": { transform: "translateX(-30.6%) scaleX(-1)" },
    [from.tablet]: {
      blockSize: "60%",
      minInlineSize: "128%",
      transform: "translateX(-60.9%)",
      "&:dir(rtl)": { transform: "translateX(-39.1%) scaleX(-1)" },
    },
  },
});

const drift = keyframes({ to: { transform: "translateY(var(--depth))" } });

/** Parallax with scroll-driven animations, if the browser supports them. */
export const depth = css({
  "@media (prefers-reduced-motion: no-preference)": {
    "@supports (animation-timeline: scroll())": {
      animation: `${drift} linear both`,
      animationTimeline: "scroll(root)",
      animationRange: "0 100vh",
    },
  },
});
