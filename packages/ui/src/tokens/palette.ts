import type { ColorName } from "./color.ts";
import type { Theme } from "./theme.ts";

/** Palace library at night, and the same library in the morning. */
export const palette: Record<Theme, Record<ColorName, string>> = {
  dark: {
    ground: "#120d1d",
    surface: "#1b1429",
    raised: "#251c38",
    line: "#3b2f55",
    edge: "#7d6c9c",
    ink: "#f6eedd",
    "ink-soft": "#b9accb",
    lamp: "#f2a33a",
    "lamp-ink": "#120d1d",
    "lamp-wash": "#2e2127",
    madder: "#ff6b5e",
    peacock: "#3fc1b8",
    "peacock-wash": "#141b2a",
    leaf: "#7fcf7a",
    haldi: "#ffd166",
    veil: "#120d1de6",
    scrim: "#120d1d",
    "scrim-ink": "#f6eedd",
  },
  light: {
    ground: "#f7f0e3",
    surface: "#fffaf0",
    raised: "#ffffff",
    line: "#e2d4bb",
    edge: "#8d7a5f",
    ink: "#241a12",
    "ink-soft": "#574938",
    lamp: "#a65a00",
    "lamp-ink": "#ffffff",
    "lamp-wash": "#fdf2e0",
    madder: "#b3261e",
    peacock: "#00695f",
    "peacock-wash": "#e6f0ea",
    leaf: "#2e6b2a",
    haldi: "#7a5b00",
    veil: "#fffaf0e6",
    scrim: "#120d1d",
    "scrim-ink": "#f6eedd",
  },
};

/** Replaced in forced-colours mode. */
export const forcedColors: Record<ColorName, string> = {
  ground: "Canvas",
  surface: "Canvas",
  raised: "Canvas",
  line: "CanvasText",
  edge: "ButtonBorder",
  ink: "CanvasText",
  "ink-soft": "CanvasText",
  lamp: "Highlight",
  "lamp-ink": "HighlightText",
  "lamp-wash": "Canvas",
  madder: "CanvasText",
  peacock: "LinkText",
  "peacock-wash": "Canvas",
  leaf: "CanvasText",
  haldi: "CanvasText",
  veil: "Canvas",
  scrim: "Canvas",
  "scrim-ink": "CanvasText",
};

const page = ["ground", "surface", "raised"] as const;

/** Text on the paper it is printed on, with the least contrast it must keep (7 is AAA, 4.5 is AA). */
export const textPairs: readonly { text: ColorName; on: ColorName; least: number }[] = [
  ...page.map((on) => ({ text: "ink", on, least: 7 }) as const),
  ...page.map((on) => ({ text: "ink-soft", on, least: 7 }) as const),
  ...(["lamp", "madder", "peacock", "leaf", "haldi"] as const).flatMap((text) =>
    page.map((on) => ({ text, on, least: 4.5 })),
  ),
  { text: "lamp-ink", on: "lamp", least: 4.5 },
  { text: "ink", on: "lamp-wash", least: 7 },
  { text: "lamp", on: "lamp-wash", least: 4.5 },
  { text: "ink", on: "peacock-wash", least: 7 },
  { text: "scrim-ink", on: "scrim", least: 7 },
];

/** Borders that identify controls: WCAG asks for a contrast of 3. */
export const edgePairs: readonly { text: ColorName; on: ColorName; least: number }[] = page.map(
  (on) => ({ text: "edge", on, least: 3 }),
);
