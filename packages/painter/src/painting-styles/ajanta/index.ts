import type { PaintingStyle, Stage } from "../../composition/stage.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Dice } from "../../drawing/dice.ts";
import { circle, d, dot, group, leaf, path, type Svg } from "../../drawing/svg.ts";
import type { Dress } from "../../motifs/figures/wardrobe.ts";
import type { Cluster, Foliage } from "../../motifs/trees/foliage.ts";
import { face } from "./face.ts";
import { palette } from "./palette.ts";
import { clouds, glow, heaven, mist, moon, stars, sun } from "./sky.ts";
import { wall } from "./wall.ts";

/** Men in the caves are bare above the waist; railway and cricket uniforms stay. */
function dress(worn: Dress): Dress {
  if (worn.lower === "trousers" || worn.coat) return worn;
  if (worn.lower === "jama" || worn.lower === "dhoti")
    return {
      ...worn,
      lower: "dhoti",
      sleeves: "none",
      bare: true,
      sash: false,
      shawl: false,
      jewels: true,
    };
  return { ...worn, jewels: true };
}

/** Each leaf is painted singly, with its rib, on a dark mass. */
function foliage(stage: Stage, toss: Dice, { x, y, r }: Cluster, look: Foliage): Svg {
  const base = stage.palette.at(look.colour, look.depth);
  const mass = darker(base, 0.46);
  let low = "";
  let high = "";
  let ribs = "";
  const count = r > 40 ? 19 : 12;
  for (let i = 0; i < count; i++) {
    const ringed = i % 2;
    const a = (i / count) * 6.283 + toss.around(0, 0.25);
    const [px, py] = [
      x + Math.cos(a) * r * (0.2 + ringed * 0.42),
      y + Math.sin(a) * r * (0.2 + ringed * 0.4),
    ];
    const droop = a + Math.cos(a) * 0.45;
    const long = r * toss.between(0.46, 0.6);
    const one = leaf(px, py, droop, long, r * 0.17);
    if (ringed) low += one;
    else high += one;
    ribs += d`M${px} ${py}l${Math.cos(droop) * long * 0.9} ${Math.sin(droop) * long * 0.9}`;
  }
  return group(
    {},
    circle(x, y, r * 0.98, {
      fill: stage.defs.radial([
        [0, darker(mass, 0.1)],
        [1, mass],
      ]),
    }),
    path(low, { fill: base, ...stage.line(0.7, 0.5) }),
    path(high, { fill: lighter(base, 0.16), ...stage.line(0.7, 0.5) }),
    path(ribs, {
      fill: "none",
      stroke: lighter(base, 0.42),
      "stroke-width": 0.9,
      "stroke-opacity": 0.6,
    }),
    look.blossom === undefined
      ? ""
      : path(
          [0, 1, 2, 3]
            .map((k) =>
              dot(x + Math.cos(k * 1.7) * r * 0.5, y + Math.sin(k * 1.7) * r * 0.5, r * 0.09),
            )
            .join(""),
          {
            fill: stage.palette.at(look.blossom, look.depth),
          },
        ),
  );
}

const texture = (stage: Stage, colour: string, depth: number): string | null => {
  if (depth < 0.3) return null;
  const s = 60 + depth * 50;
  const ink = stage.palette.dark ? lighter(colour, 0.2) : darker(colour, 0.26);
  const petals = Array.from({ length: 4 }, (_, i) =>
    leaf(s * 0.7, s * 1.1, i * 1.57 + 0.4, s * 0.09, s * 0.035),
  ).join("");
  const grass = [-2, -1, 0, 1, 2]
    .map((k) => leaf(s * 1.5, s * 0.7, -1.57 + k * 0.3, s * (0.24 - Math.abs(k) * 0.03), s * 0.018))
    .join("");
  return stage.defs.pattern(
    s * 2.1,
    s * 1.5,
    path(grass, { fill: ink, "fill-opacity": 0.5 }) +
      path(petals, { fill: mix("#e8dcc0", colour, 0.3), "fill-opacity": 0.55 }),
    "rotate(4)",
  );
};

/**
 * The murals of Ajanta: ochres and green earth on a lime wall, a brown line that swells, bodies modelled by
 * shade along their edges, heavy-lidded eyes, flowers falling; and the damage of fifteen centuries.
 */
export const ajanta: PaintingStyle = {
  name: "ajanta",
  lineWeight: 1.25,
  lineStrength: 1.05,
  palette,
  wash: (stops) => stops,
  dress,
  drape: (stage, colour) =>
    stage.defs.linear(
      [
        [0, darker(colour, 0.34)],
        [0.24, colour],
        [0.5, lighter(colour, 0.18)],
        [0.76, colour],
        [1, darker(colour, 0.36)],
      ],
      [0, 0, 1, 0],
    ),
  weave: (stage) =>
    stage.defs.pattern(
      9,
      6.5,
      path("M0 0.6H9M0 1.7H9M0 4.6H9", { fill: "none", stroke: "#e8dcc0", "stroke-width": 0.5 }) +
        path(dot(2, 3.2, 0.5) + dot(6.5, 3.2, 0.5), { fill: "#74301f" }),
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
  finish: wall,
  margin: () => 0,
  frame: () => "",
};
