import type { Palette } from "../../composition/palette.ts";
import { darker, mix, muted } from "../../drawing/colour.ts";
import type { Hour, Mood, Pigment, Scene } from "../../scene/scene.ts";

const skies: Record<Hour, readonly [string, string, string]> = {
  dawn: ["#56688f", "#c99a8c", "#f8dfae"],
  morning: ["#5f93bd", "#a9c8cf", "#f2e7c6"],
  noon: ["#4f8bb8", "#9cc3cf", "#e4e2cb"],
  dusk: ["#2e2a52", "#9a4f52", "#f5b060"],
  night: ["#0a1026", "#18294a", "#43597a"],
};

const byMood: Record<Mood, readonly [colour: string, share: number]> = {
  calm: ["#7fa6b8", 0.04],
  tender: ["#d9a08c", 0.16],
  joyful: ["#f4cf82", 0.16],
  tense: ["#5a2a34", 0.28],
  eerie: ["#1d4a4c", 0.42],
  grave: ["#3f4048", 0.36],
};

const pigments: Record<Pigment, string> = {
  saffron: "#c9742a",
  madder: "#a52c2c",
  lac: "#7a1f3f",
  lotus: "#cf8088",
  indigo: "#2f3f78",
  peacock: "#1f7377",
  leaf: "#4f7a42",
  ivory: "#eee0c4",
  haldi: "#d9a640",
  ash: "#8a8078",
};

export function palette(found: Palette, scene: Scene): Palette {
  const { weather } = scene;
  const hour = scene.place === "void" ? "night" : scene.hour;
  const [pull, share] = byMood[scene.mood];
  const veil =
    weather === "storm"
      ? 0.62
      : weather === "rain"
        ? 0.5
        : weather === "mist"
          ? 0.4
          : weather === "cloudy"
            ? 0.3
            : 0;
  const grey = weather === "mist" ? "#b8b4ac" : "#4f5a66";
  const seen = (colour: string): string =>
    mix(mix(colour, pull, share), found.dark ? darker(grey, 0.45) : grey, veil);
  const [top, middle, low] = skies[hour];
  const sky = [seen(top), seen(middle), seen(low)] as const;
  const haze = mix(sky[2], sky[1], 0.45);
  const warm = hour === "night" ? "#1a2340" : hour === "dusk" ? "#7a3b2a" : "#c98a4a";
  const weight = hour === "night" ? 0.46 : hour === "dusk" ? 0.24 : 0.1;
  return {
    ...found,
    sky,
    haze,
    line: darker(mix("#4a2c1c", sky[0], 0.2), 0.3),
    disc: hour === "night" ? "#f4eed8" : "#ffe9b8",
    lamp: "#ffcf77",
    ember: "#f0803a",
    ink: darker(mix(sky[0], "#20130c", 0.6), 0.4),
    at: (colour, depth) =>
      mix(mix(muted(colour, 0.12), warm, weight), haze, (1 - depth) ** 1.2 * 0.82),
    pigment: (name) => mix(pigments[name], warm, weight * 0.35),
    skin: (colour) => mix(colour, warm, weight * 0.3),
  };
}
