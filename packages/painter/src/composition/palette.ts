import { darker, lighter, mix, muted, vivid } from "../drawing/colour.ts";
import type { Hour, Mood, Pigment, Place, Scene, Weather } from "../scene/scene.ts";

interface Air {
  readonly sky: readonly [string, string, string];
  /** The tint that the hour adds to every colour, and its strength. */
  readonly tint: string;
  readonly weight: number;
  readonly haze: string;
  readonly line: string;
  readonly disc: string;
}

const airs: Record<Hour, Air> = {
  dawn: {
    sky: ["#34427f", "#cf7f92", "#ffd9a3"],
    tint: "#5a4a80",
    weight: 0.34,
    haze: "#e3a59b",
    line: "#f7d9a0",
    disc: "#ffe7b8",
  },
  morning: {
    sky: ["#4ba3bd", "#a8d9cf", "#fbeec6"],
    tint: "#f7e2a8",
    weight: 0.07,
    haze: "#d6e6cc",
    line: "#7a4a24",
    disc: "#fff3cc",
  },
  noon: {
    sky: ["#2f8fb8", "#8ecbd6", "#f7eccb"],
    tint: "#fff0c0",
    weight: 0.03,
    haze: "#dfe4c4",
    line: "#6b3f1f",
    disc: "#fff8dc",
  },
  dusk: {
    sky: ["#2c1a4d", "#a5345a", "#f79b4b"],
    tint: "#43173f",
    weight: 0.5,
    haze: "#d8625a",
    line: "#ffd08a",
    disc: "#ffd98f",
  },
  night: {
    sky: ["#0b0a26", "#1d1a55", "#473f92"],
    tint: "#110e38",
    weight: 0.66,
    haze: "#4b478f",
    line: "#e9c27a",
    disc: "#f8edcc",
  },
};

interface Night {
  readonly sky: readonly [string, string, string];
  readonly tint: string;
  readonly haze: string;
}

/** Each of these places has its own night colours; nights elsewhere are indigo. */
const nights: Partial<Record<Place, Night>> = {
  forest: { sky: ["#041a1c", "#0b4340", "#3f8a6c"], tint: "#04211f", haze: "#2f7f70" },
  riverbank: { sky: ["#06192b", "#0e4058", "#4a8f9c"], tint: "#051f30", haze: "#33708a" },
  sea: { sky: ["#050f2c", "#10346a", "#3f7fae"], tint: "#06183c", haze: "#2d5f96" },
  desert: { sky: ["#130b2e", "#3d1f5c", "#9a5a86"], tint: "#1d1038", haze: "#7a4a7f" },
  mountains: { sky: ["#050d2a", "#153066", "#5578b4"], tint: "#081640", haze: "#4666a6" },
  railway: { sky: ["#0b1220", "#22364c", "#6f8791"], tint: "#0d1828", haze: "#7a929c" },
  street: { sky: ["#0d0d22", "#2a2748", "#80627a"], tint: "#15102c", haze: "#6a5a7a" },
  void: { sky: ["#05040f", "#1c1440", "#6a3a7c"], tint: "#0c0824", haze: "#2f6f8c" },
  village: { sky: ["#0d0c2b", "#2a1f5c", "#7a5a9a"], tint: "#170f36", haze: "#5c4a8c" },
};

const rawPigments: Record<Pigment, string> = {
  saffron: "#f29a2e",
  madder: "#c8382f",
  lac: "#8e2450",
  lotus: "#ea7f93",
  indigo: "#35479c",
  peacock: "#1c9a97",
  leaf: "#5d9a45",
  ivory: "#f6ead0",
  haldi: "#f6c945",
  ash: "#a39a92",
};

/** The colour to which a mood shifts the upper, middle and lower sky. */
const pulls: Record<Mood, readonly [colour: string, share: number]> = {
  calm: ["#2a5a8c", 0],
  tender: ["#d9819a", 0.16],
  joyful: ["#ffc95c", 0.14],
  tense: ["#7d1230", 0.26],
  eerie: ["#0d5a55", 0.42],
  grave: ["#3a3a4c", 0.3],
};

const veils: Record<Weather, readonly [colour: string, share: number]> = {
  clear: ["#000000", 0],
  cloudy: ["#8f93a8", 0.14],
  rain: ["#3c4c68", 0.4],
  storm: ["#1d2438", 0.52],
  mist: ["#b9b7c9", 0.2],
  wind: ["#d3a468", 0.16],
  snow: ["#c9cede", 0.3],
};

export interface Palette {
  readonly sky: readonly [string, string, string];
  readonly haze: string;
  readonly line: string;
  readonly disc: string;
  readonly lamp: string;
  readonly ember: string;
  readonly ink: string;
  readonly dark: boolean;
  /** A colour as it looks at this hour, from far (0) to near (1). */
  at(colour: string, depth: number): string;
  pigment(name: Pigment): string;
  /** People keep more of their own colour than the land, to draw the eye. */
  skin(colour: string): string;
}

export function paletteOf(scene: Scene): Palette {
  const hour = scene.place === "void" ? "night" : scene.hour;
  const hourly = airs[hour];
  const air = hour === "night" ? { ...hourly, ...nights[scene.place] } : hourly;
  const [pull, share] = pulls[scene.mood];
  const [veil, cover] = veils[scene.weather];
  const dark = hour === "night" || hour === "dusk";
  const veilHere = dark ? darker(veil, 0.55) : veil;
  const pulled = (colour: string): string => mix(mix(colour, pull, share), veilHere, cover);
  const [top, middle, low] = air.sky;
  const sky = [pulled(top), pulled(middle), pulled(low)] as const;
  const haze =
    scene.weather === "mist" ? mix(pulled(air.haze), lighter(sky[2], 0.3), 0.5) : pulled(air.haze);
  const reach = scene.weather === "mist" ? 0.88 : 0.7;
  const tint = mix(air.tint, pull, share * 0.6);
  const grey = scene.weather === "rain" || scene.weather === "storm" ? 0.25 : 0;

  const at = (colour: string, depth: number): string => {
    const pure = grey > 0 ? muted(colour, grey) : vivid(colour, air.weight * 0.7);
    const seen = mix(pure, tint, air.weight * (0.8 + 0.2 * depth));
    return mix(seen, haze, (1 - depth) * reach);
  };
  return {
    sky,
    haze,
    line: air.line,
    disc: air.disc,
    lamp: "#ffd27a",
    ember: "#ff9a3c",
    ink: mix(darker(sky[0], 0.62), "#120a1c", 0.2),
    dark,
    at,
    pigment: (name) => mix(rawPigments[name], tint, air.weight * 0.2),
    skin: (colour) => mix(colour, tint, air.weight * 0.16),
  };
}
