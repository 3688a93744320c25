import type { Palette } from "../../composition/palette.ts";
import { darker, lighter, mix, nearest } from "../../drawing/colour.ts";
import type { Hour, Mood, Pigment, Scene } from "../../scene/scene.ts";

/** The pots of a pattachitra painter: conch white, lamp black, cinnabar, orpiment, indigo, stone green, red earth. */
export const pots = [
  "#f3e6c8",
  "#1c120e",
  "#b8321f",
  "#8e2a1c",
  "#e8ac2f",
  "#c98624",
  "#26406f",
  "#4a7ba3",
  "#4b7a3a",
  "#2f5236",
  "#d98a7a",
  "#6f3a20",
  "#a89f8c",
  "#2f7d78",
  "#dd7a22",
  "#e0b070",
] as const;

const pigments: Record<Pigment, string> = {
  saffron: "#dd7a22",
  madder: "#b8321f",
  lac: "#7d2136",
  lotus: "#dc8f86",
  indigo: "#26406f",
  peacock: "#2f7d78",
  leaf: "#4b7a3a",
  ivory: "#f3e6c8",
  haldi: "#e8ac2f",
  ash: "#a89f8c",
};

const fields: Record<Hour, string> = {
  dawn: "#e2a07f",
  morning: "#efd9a0",
  noon: "#e6b64e",
  dusk: "#bf4528",
  night: "#1d2f55",
};

const byMood: Record<Mood, readonly [colour: string, share: number]> = {
  calm: ["#efd9a0", 0],
  tender: ["#dc8f86", 0.3],
  joyful: ["#f0b93a", 0.26],
  tense: ["#8e2a1c", 0.34],
  eerie: ["#1f4d49", 0.62],
  grave: ["#4a2a22", 0.5],
};

/** One flat colour fills the sky, chosen by the hour and the mood. */
function fieldOf({ hour, mood, weather, place }: Scene): string {
  const [pull, share] = byMood[mood];
  const field = mix(place === "void" ? fields.night : fields[hour], pull, share);
  if (weather === "rain") return mix(field, "#3d5c7d", 0.62);
  if (weather === "storm") return mix(field, "#27324a", 0.75);
  if (weather === "mist") return mix(field, "#cfc6b0", 0.5);
  return weather === "cloudy" ? mix(field, "#8f98a0", 0.4) : field;
}

export function palette(found: Palette, scene: Scene): Palette {
  const field = fieldOf(scene);
  const shade = scene.hour === "night" ? 0.3 : scene.hour === "dusk" ? 0.12 : 0;
  return {
    ...found,
    sky: [darker(field, 0.06), field, lighter(field, 0.04)],
    haze: field,
    line: "#1c120e",
    disc: scene.hour === "night" ? "#f3e6c8" : "#f2b632",
    lamp: "#f6c945",
    ember: "#e2571e",
    ink: "#1c120e",
    at: (colour, depth) =>
      mix(mix(nearest(colour, pots), "#14203c", shade), field, (1 - depth) * 0.3),
    pigment: (name) => pigments[name],
    skin: (colour) => mix(nearest(colour, pots), colour, 0.3),
  };
}
