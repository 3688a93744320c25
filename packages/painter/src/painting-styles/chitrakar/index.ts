import type { PaintingStyle, Stage, Stops } from "../../composition/stage.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Dice } from "../../drawing/dice.ts";
import { circle, d, dot, group, leaf, path, rect, type Svg } from "../../drawing/svg.ts";
import type { Cluster, Foliage } from "../../motifs/trees/foliage.ts";
import { floralBorder, margin } from "./border.ts";
import { face } from "./face.ts";
import { palette } from "./palette.ts";
import { clouds, glow, heaven, mist, moon, stars, sun } from "./sky.ts";

/** No gradients: a wash becomes its middle colour, and a veil of light disappears. */
function wash(stops: Stops): string {
  if (stops.some(([, , opacity]) => opacity === 0)) return "none";
  const [, colour = "#b8321f"] = stops[Math.floor((stops.length - 1) / 2)] ?? [];
  return colour;
}

/** A round fan of leaves, drawn leaf by leaf on black-green. */
function foliage(stage: Stage, toss: Dice, { x, y, r }: Cluster, look: Foliage): Svg {
  const base = stage.palette.at(look.colour, look.depth);
  const turn = toss.between(0, 0.5);
  const petals = (count: number, from: number, long: number, wide: number): string =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * 6.283 + turn;
      return leaf(x + Math.cos(a) * r * from, y + Math.sin(a) * r * from, a, r * long, r * wide);
    }).join("");
  const vein = { stroke: darker(base, 0.55), "stroke-width": Math.max(0.8, r * 0.025) };
  return group(
    {},
    circle(x, y, r * 1.02, { fill: darker(base, 0.5), ...stage.line(1.2, 0.9) }),
    path(petals(13, 0.48, 0.62, 0.17), { fill: base, ...vein }),
    path(petals(9, 0.1, 0.52, 0.16), { fill: lighter(base, 0.22), ...vein }),
    circle(x, y, r * 0.13, { fill: look.blossom ?? "#c98624", ...stage.line(0.7, 0.8) }),
  );
}

const texture = (stage: Stage, colour: string, depth: number): string | null => {
  if (depth < 0.12) return null;
  const s = 26 + depth * 40;
  const leafy = stage.palette.dark ? lighter(colour, 0.24) : darker(colour, 0.34);
  const petals = Array.from({ length: 5 }, (_, i) =>
    leaf(s * 1.5, s * 0.95, (i / 5) * 6.283 - 1.57, s * 0.17, s * 0.06),
  ).join("");
  const sprig =
    leaf(s * 0.5, s * 0.55, -1.57, s * 0.34, s * 0.05) +
    leaf(s * 0.5, s * 0.5, -2.4, s * 0.22, s * 0.05) +
    leaf(s * 0.5, s * 0.5, -0.74, s * 0.22, s * 0.05);
  const bloom = mix(stage.palette.dark ? "#e8ac2f" : "#b8321f", colour, 0.25);
  return stage.defs.pattern(
    s * 2,
    s * 1.3,
    path(sprig, { fill: leafy }) +
      (depth > 0.4
        ? path(petals, { fill: bloom }) +
          path(dot(s * 1.5, s * 0.95, s * 0.04), { fill: "#f3e6c8" })
        : path(dot(s * 1.5, s * 0.95, s * 0.06), { fill: leafy })),
  );
};

/** The thread of the cloth shows, here and there, through the paint. */
const cloth = (stage: Stage): Svg =>
  rect(0, 0, stage.w, stage.h, {
    fill: stage.defs.pattern(
      7,
      7,
      path(d`M0 1.5h7M0 5h7M2 0v7`, { fill: "none", stroke: "#3a2416", "stroke-width": 0.5 }),
    ),
    "fill-opacity": 0.1,
  });

/**
 * Pattachitra of Odisha: a bold black outline, a few flat colours, a background strewn with flowers, sharp profiles with
 * fish eyes, and a border of creepers around everything.
 */
export const chitrakar: PaintingStyle = {
  name: "chitrakar",
  lineWeight: 1.9,
  lineStrength: 1.6,
  palette,
  wash,
  dress: (dress) => dress,
  drape: (_stage, colour) => colour,
  weave: (stage) =>
    stage.defs.pattern(
      6,
      5,
      path(d`M0 0.4H6` + dot(1.5, 2.8, 0.7), {
        fill: "#f3e6c8",
        stroke: "#f3e6c8",
        "stroke-width": 0.25,
      }) + path(dot(4.5, 2.8, 0.5), { fill: "#1c120e" }),
    ),
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
  finish: cloth,
  margin,
  frame: floralBorder,
};
