import type { ColorName } from "./color.ts";
import { faded, mix, tint } from "./mix.ts";
import type { MixingSpace, Tint } from "./mix.ts";
import type { Theme } from "./theme.ts";

export type DerivedColor = "lamp-ink" | "lamp-wash" | "peacock-wash" | "veil";
/** `shadow` is internal to the tokens: components use a whole `glow`. */
export type OwnColor = Exclude<ColorName, DerivedColor> | "shadow";

/** Palace library at night, and the same library in the morning. */
export const ownColors: Record<Theme, Record<OwnColor, string>> = {
  dark: {
    ground: "#120d1d",
    surface: "#1b1429",
    raised: "#251c38",
    line: "#3b2f55",
    edge: "#7d6c9c",
    ink: "#f6eedd",
    "ink-soft": "#b9accb",
    lamp: "#f2a33a",
    madder: "#ff6b5e",
    peacock: "#3fc1b8",
    leaf: "#7fcf7a",
    haldi: "#ffd166",
    scrim: "#120d1d",
    "scrim-ink": "#f6eedd",
    shadow: "#000000",
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
    madder: "#b3261e",
    peacock: "#00695f",
    leaf: "#2e6b2a",
    haldi: "#7a5b00",
    scrim: "#120d1d",
    "scrim-ink": "#f6eedd",
    shadow: "#4a300c",
  },
};

/** How a colour derives from another: unchanged, a percentage of it mixed with a paper or with transparency, or a tint. */
export interface Derivation {
  of: OwnColor;
  percent?: number;
  on?: { paper: OwnColor; space: MixingSpace };
  tint?: Tint;
}

/** Colours that derive from others, so that they follow a custom accent. */
export const derivations: Record<Theme, Record<DerivedColor, Derivation>> = {
  dark: {
    "lamp-ink": { of: "ground" },
    "lamp-wash": { of: "lamp", percent: 15, on: { paper: "ground", space: "oklab" } },
    "peacock-wash": { of: "peacock", percent: 7.5, on: { paper: "ground", space: "srgb" } },
    veil: { of: "ground", percent: 90 },
  },
  light: {
    "lamp-ink": { of: "raised" },
    "lamp-wash": { of: "lamp", tint: { lightness: 0.965, chroma: 0.205, turn: 21 } },
    "peacock-wash": { of: "peacock", tint: { lightness: 0.946, chroma: 0.16, turn: -24 } },
    veil: { of: "surface", percent: 90 },
  },
};

/** Every colour as it is drawn, computed from a theme's own colours. */
export function paletteOf(
  theme: Theme,
  changed: Partial<Record<OwnColor, string>> = {},
): Record<ColorName | OwnColor, string> {
  const own = { ...ownColors[theme], ...changed };
  const drawn = (from: Derivation) => {
    const color = own[from.of];
    if (from.tint) return tint(color, from.tint);
    if (from.percent === undefined) return color;
    if (!from.on) return faded(color, from.percent);
    return mix(color, from.percent, own[from.on.paper], from.on.space);
  };
  const from = derivations[theme];
  return {
    ...own,
    "lamp-ink": drawn(from["lamp-ink"]),
    "lamp-wash": drawn(from["lamp-wash"]),
    "peacock-wash": drawn(from["peacock-wash"]),
    veil: drawn(from.veil),
  };
}

export const palette: Record<Theme, Record<ColorName | OwnColor, string>> = {
  dark: paletteOf("dark"),
  light: paletteOf("light"),
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
  { text: "ink-soft", on: "lamp-wash", least: 4.5 },
  { text: "lamp", on: "lamp-wash", least: 4.5 },
  { text: "ink", on: "peacock-wash", least: 7 },
  { text: "scrim-ink", on: "scrim", least: 7 },
];

/** Borders that identify controls: WCAG requires a contrast of 3. */
export const edgePairs: readonly { text: ColorName; on: ColorName; least: number }[] = page.map(
  (on) => ({ text: "edge", on, least: 3 }),
);
