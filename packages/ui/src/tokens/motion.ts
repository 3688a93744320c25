import type { OwnColor } from "./palette.ts";
import type { Theme } from "./theme.ts";

export const motionValues = {
  quick: "120ms",
  calm: "240ms",
  ease: "cubic-bezier(0.2, 0.7, 0.3, 1)",
} as const;

/** The stylesheet sets both durations to 0 under reduced motion. */
export const motion = {
  quick: "var(--k-motion-quick)",
  calm: "var(--k-motion-calm)",
  ease: "var(--k-motion-ease)",
} as const;

/** Only properties that cause no layout may be animated. */
export const moves = ["transform", "opacity"] as const;

export const glow = { lamp: "var(--k-glow-lamp)", lift: "var(--k-glow-lift)" } as const;

/** A soft light or shadow below an element; sizes in pixels, `percent` is the opacity of the colour. */
export interface Glow {
  y: number;
  blur: number;
  spread: number;
  of: OwnColor;
  percent: number;
}

export const glows: Record<Theme, Record<keyof typeof glow, Glow>> = {
  dark: {
    lamp: { y: 6, blur: 28, spread: -6, of: "lamp", percent: 55 },
    lift: { y: 18, blur: 40, spread: -16, of: "shadow", percent: 75 },
  },
  light: {
    lamp: { y: 6, blur: 22, spread: -8, of: "lamp", percent: 50 },
    lift: { y: 18, blur: 36, spread: -20, of: "shadow", percent: 50 },
  },
};
