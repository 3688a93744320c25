import type { Palette } from "../../composition/palette.ts";
import { darker, lighter, mix, nearest } from "../../drawing/colour.ts";
import type { Hour, Mood, Pigment, Scene } from "../../scene/scene.ts";

/** Pigments from the hills around the caves: ochres, green earth, lamp black, lime; only lapis came from far away. */
const earths = [
  "#a04a2a",
  "#c8923a",
  "#7d8a5e",
  "#4f7d60",
  "#3d5a74",
  "#e8dcc0",
  "#2a1d18",
  "#5f3c28",
  "#74301f",
  "#b9764a",
  "#8f7f66",
] as const;

const pigments: Record<Pigment, string> = {
  saffron: "#c4762c",
  madder: "#a03c26",
  lac: "#6e2a24",
  lotus: "#c08468",
  indigo: "#3d5a74",
  peacock: "#3f7268",
  leaf: "#5f7f4e",
  ivory: "#e6d9bb",
  haldi: "#cf9c3e",
  ash: "#94876f",
};

const walls: Record<Hour, string> = {
  dawn: "#cfa27c",
  morning: "#cfbf92",
  noon: "#d6b878",
  dusk: "#8a4129",
  night: "#2c2a26",
};

const byMood: Record<Mood, readonly [colour: string, share: number]> = {
  calm: ["#7d8a5e", 0.06],
  tender: ["#c08468", 0.26],
  joyful: ["#d6a74a", 0.22],
  tense: ["#6a2418", 0.34],
  eerie: ["#28453c", 0.5],
  grave: ["#453a34", 0.42],
};

function wallOf({ hour, mood, weather, place }: Scene): string {
  const [pull, share] = byMood[mood];
  const wall = mix(place === "void" ? walls.night : walls[hour], pull, share);
  if (weather === "rain") return mix(wall, "#4a5a56", 0.5);
  if (weather === "storm") return mix(wall, "#2d3533", 0.62);
  if (weather === "mist") return mix(wall, "#b9ac90", 0.45);
  return weather === "cloudy" ? mix(wall, "#8b8572", 0.35) : wall;
}

export function palette(found: Palette, scene: Scene): Palette {
  const wall = wallOf(scene);
  const night = scene.hour === "night" || scene.place === "void";
  const shade = night ? 0.34 : scene.hour === "dusk" ? 0.2 : 0.04;
  const earthen = (colour: string, keep: number): string =>
    mix(nearest(colour, earths), colour, keep);
  return {
    ...found,
    sky: [darker(wall, 0.16), wall, mix(wall, "#c8923a", night ? 0.12 : 0.22)],
    haze: mix(wall, "#b89a6a", 0.3),
    line: night ? "#120c0a" : "#2e1712",
    disc: night ? "#e9dfc4" : "#e7c27a",
    lamp: "#e3b04e",
    ember: "#b8502a",
    ink: "#1d1310",
    at: (colour, depth) =>
      mix(
        mix(earthen(colour, 0.22), "#2a1a14", shade),
        mix(wall, "#b89a6a", 0.2),
        (1 - depth) * 0.52,
      ),
    pigment: (name) => mix(pigments[name], "#2a1a14", night ? 0.12 : 0),
    skin: (colour) => mix(lighter(earthen(colour, 0.45), 0.02), "#2a1a14", night ? 0.12 : 0),
  };
}
