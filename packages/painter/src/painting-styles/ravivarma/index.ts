import type { PaintingStyle, Stage } from "../../composition/stage.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Dice } from "../../drawing/dice.ts";
import { circle, dot, group, leaf, path, type Svg } from "../../drawing/svg.ts";
import type { Dress } from "../../motifs/figures/wardrobe.ts";
import type { Cluster, Foliage } from "../../motifs/trees/foliage.ts";
import { clouds, glaze, glow, heaven, mist, moon, stars, sun } from "./air.ts";
import { face } from "./face.ts";
import { gilt } from "./frame.ts";
import { palette } from "./palette.ts";

/** Women of the oleographs wear saris. */
const dress = (worn: Dress): Dress =>
  worn.lower === "skirt" && worn.height > 0.8 ? { ...worn, lower: "sari" } : worn;

/** A mass of leaves seen as light and shade: dabs of the brush, thick where the light falls. */
function foliage(stage: Stage, toss: Dice, { x, y, r }: Cluster, look: Foliage): Svg {
  const base = stage.palette.at(look.colour, look.depth);
  const dark = darker(base, 0.55);
  const sunlit = mix(lighter(base, 0.3), stage.palette.sky[2], 0.3);
  const dabs = (count: number, from: number, to: number, size: number, lean: number): string => {
    let data = "";
    for (let i = 0; i < count; i++) {
      const a = toss.between(0, 6.283);
      const q = r * (from + (to - from) * Math.sqrt(toss.next()));
      const [px, py] = [
        x + Math.cos(a) * q + lean * stage.lit * r,
        y + Math.sin(a) * q - Math.abs(lean) * r,
      ];
      data += leaf(
        px,
        py,
        toss.between(0, 6.283),
        r * toss.between(size * 0.6, size),
        r * size * 0.26,
      );
    }
    return data;
  };
  return group(
    {},
    circle(x, y + r * 0.08, r * 1.02, {
      fill: stage.defs.radial([
        [0, dark, 1],
        [0.8, dark, 0.95],
        [1, dark, 0],
      ]),
    }),
    path(dabs(22, 0.5, 1.06, 0.34, 0), { fill: darker(base, 0.42) }),
    path(dabs(26, 0, 0.92, 0.3, 0), { fill: darker(base, 0.18) }),
    path(dabs(18, 0, 0.72, 0.26, 0.16), { fill: lighter(base, 0.08) }),
    path(dabs(12, 0, 0.5, 0.22, 0.32), { fill: sunlit, "fill-opacity": 0.85 }),
    look.blossom === undefined
      ? ""
      : path(
          Array.from({ length: 9 }, () =>
            dot(x + toss.around(0, r * 0.8), y + toss.around(0, r * 0.8), r * 0.055),
          ).join(""),
          { fill: stage.palette.at(look.blossom, look.depth) },
        ),
  );
}

/** Brushed earth: short strokes, light and dark, that lie with the land. */
const texture = (stage: Stage, colour: string, depth: number): string | null => {
  if (depth < 0.3) return null;
  const toss = stage.dice(`brush ${Math.round(depth * 10)}`);
  const [w, h] = [220, 130];
  let light = "";
  let dark = "";
  for (let i = 0; i < 44; i++) {
    const stroke = leaf(
      toss.between(0, w - 30),
      toss.between(4, h - 4),
      toss.around(0, 0.24),
      toss.between(10, 34),
      toss.between(1, 2.6),
    );
    if (i % 2 === 0) light += stroke;
    else dark += stroke;
  }
  return stage.defs.pattern(
    w,
    h,
    path(light, { fill: lighter(colour, 0.26), "fill-opacity": 0.3 }) +
      path(dark, { fill: darker(colour, 0.4), "fill-opacity": 0.3 }),
  );
};

/** Silk hangs in folds: each a ridge of light with shade at its foot. */
const silk = (stage: Stage, colour: string, facesLight: boolean): string => {
  const [near, far] = [darker(colour, 0.14), darker(colour, 0.5)];
  const ridges: [number, string][] = [
    [0, facesLight ? far : near],
    [0.1, colour],
    [0.17, lighter(colour, 0.2)],
    [0.27, darker(colour, 0.26)],
    [0.38, colour],
    [0.46, lighter(colour, 0.26)],
    [0.58, darker(colour, 0.2)],
    [0.7, colour],
    [0.77, lighter(colour, 0.16)],
    [0.88, darker(colour, 0.3)],
    [1, facesLight ? near : far],
  ];
  return stage.defs.linear(ridges, [0, 0, 1, 0.06]);
};

const flesh = (stage: Stage, colour: string, facesLight: boolean): string => {
  const shade = darker(mix(colour, "#5a1f14", 0.2), 0.44);
  return stage.defs.linear(
    facesLight
      ? [
          [0, shade],
          [0.4, colour],
          [0.74, lighter(colour, 0.22)],
          [1, colour],
        ]
      : [
          [0, colour],
          [0.26, lighter(colour, 0.22)],
          [0.6, colour],
          [1, shade],
        ],
    [0, 0, 1, 0],
  );
};

/**
 * The style of Ravi Varma's oils and of the presses that spread them: lamplight or dawn from one side, silk in folds, skin
 * without outlines, hazy distance, dark corners.
 */
export const ravivarma: PaintingStyle = {
  name: "ravivarma",
  lineWeight: 0.8,
  lineStrength: 0.42,
  palette,
  wash: (stops) => stops,
  dress,
  drape: (stage, colour, facesLight, stuff) =>
    stuff === "skin" ? flesh(stage, colour, facesLight) : silk(stage, colour, facesLight),
  weave: () => "none",
  face,
  foliage,
  groundTexture: texture,
  heaven,
  clouds,
  sun,
  moon,
  stars,
  mist,
  glow,
  finish: glaze,
  margin: () => 0,
  frame: gilt,
};
