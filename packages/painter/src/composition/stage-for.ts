import { mix } from "../drawing/colour.ts";
import { dice } from "../drawing/dice.ts";
import { short, type Svg, tag } from "../drawing/svg.ts";
import type { Scene } from "../scene/scene.ts";
import { type Palette, paletteOf } from "./palette.ts";
import type { Definitions, PaintingStyle, Shape, Stage, Stops } from "./stage.ts";

function definitions({ wash }: PaintingStyle): Definitions {
  const known = new Map<string, string>();
  const keep = (build: (id: string) => string, key: string): string => {
    const found = known.get(key);
    if (found !== undefined) return found.slice(0, found.indexOf("|"));
    const id = `d${known.size}`;
    const reference = `url(#${id})`;
    known.set(key, `${reference}|${build(id)}`);
    return reference;
  };
  const stopTags = (stops: Stops): Svg =>
    stops
      .map(([offset, colour, opacity]) =>
        tag("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
      )
      .join("");
  return {
    linear: (asked, [x1, y1, x2, y2] = [0, 0, 0, 1]) => {
      const stops = wash(asked);
      if (typeof stops === "string") return stops;
      return keep(
        (id) => tag("linearGradient", { id, x1, y1, x2, y2 }, stopTags(stops)),
        `l${JSON.stringify([stops, x1, y1, x2, y2])}`,
      );
    },
    radial: (asked) => {
      const stops = wash(asked);
      if (typeof stops === "string") return stops;
      return keep(
        (id) => tag("radialGradient", { id }, stopTags(stops)),
        `r${JSON.stringify(stops)}`,
      );
    },
    pattern: (width, height, inner, transform) =>
      keep(
        (id) =>
          tag(
            "pattern",
            {
              id,
              width: short(width),
              height: short(height),
              patternUnits: "userSpaceOnUse",
              patternTransform: transform,
            },
            inner,
          ),
        `p${width}:${height}:${transform ?? ""}:${inner}`,
      ),
    clip: (inner) => keep((id) => tag("clipPath", { id }, inner), `c${inner}`),
    markup: () =>
      tag(
        "defs",
        {},
        [...known.values()].map((entry) => entry.slice(entry.indexOf("|") + 1)),
      ),
  };
}

export function shapeOf(width: number, height: number): Shape {
  const ratio = width / height;
  if (ratio > 1.2) return "banner";
  return ratio < 0.85 ? "portrait" : "square";
}

interface Measures {
  readonly w: number;
  readonly horizon: number;
  readonly floor: number;
  readonly focus: number;
  readonly person: number;
}

/** Fractions of the height, except w (units) and focus (fraction of the width). A banner keeps its left calm for text. */
const measures: Record<Shape, Measures> = {
  banner: { w: 1600, horizon: 0.6, floor: 0.9, focus: 0.66, person: 0.42 },
  portrait: { w: 1000, horizon: 0.58, floor: 0.885, focus: 0.5, person: 0.33 },
  square: { w: 1000, horizon: 0.6, floor: 0.9, focus: 0.5, person: 0.36 },
};

/** Snow covers everything except people. */
const snowedOn = (palette: Palette, { weather }: Scene): Palette =>
  weather === "snow"
    ? {
        ...palette,
        at: (colour, depth) =>
          mix(palette.at(colour, depth), palette.dark ? "#93a3c4" : "#f1f2ee", 0.3 + depth * 0.22),
      }
    : palette;

interface SheetAsked {
  readonly width: number;
  readonly height: number;
  readonly seed: number | string;
  readonly use?: "cover" | "passage" | undefined;
}

export function stageFor(
  scene: Scene,
  style: PaintingStyle,
  { width, height, seed, use }: SheetAsked,
): Stage {
  const shape = shapeOf(width, height);
  const { w, horizon, floor, focus, person } = measures[shape];
  const h = Math.round((w * height) / width);
  const palette = snowedOn(style.palette(paletteOf(scene), scene), scene);
  return {
    w,
    h,
    shape,
    near: shape === "banner" && use !== "cover",
    scene,
    palette,
    style,
    defs: definitions(style),
    horizon: h * horizon,
    floor: h * floor,
    focus: w * focus,
    person: Math.min(h * person, w * 0.5),
    lit: shape === "banner" ? -1 : dice(seed, "lit").pick([-1, 1]),
    dice: (name) => dice(seed, name),
    line: (lineWidth = 1.6, opacity = 0.8) => ({
      stroke: palette.line,
      "stroke-width": lineWidth * style.lineWeight,
      "stroke-opacity": Math.min(1, opacity * style.lineStrength),
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    }),
  };
}
