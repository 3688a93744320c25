import { darker } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, ellipse, group, path, smooth, type Svg } from "../../drawing/svg.ts";

/** Lamplight on the air. */
export const glow = (stage: Stage, x: number, y: number, r: number): Svg =>
  stage.style.glow(stage, x, y, r);

const flame = (x: number, y: number, s: number): string =>
  d`M${x} ${y}C${x - s * 0.5} ${y - s * 0.4} ${x - s * 0.16} ${y - s * 0.8} ${x} ${y - s * 1.35}C${x + s * 0.2} ${y - s * 0.8} ${x + s * 0.5} ${y - s * 0.4} ${x} ${y}Z`;

/** A clay lamp on the ground. */
export function diya(stage: Stage, x: number, y: number, s: number): Svg {
  return group(
    {},
    glow(stage, x, y - s * 0.8, s * 4.5),
    path(
      d`M${x - s} ${y - s * 0.5}Q${x} ${y + s * 0.6} ${x + s * 1.2} ${y - s * 0.6}Q${x} ${y - s * 0.2} ${x - s} ${y - s * 0.5}Z`,
      { fill: stage.palette.at("#b5622f", 1), ...stage.line(1, 0.7) },
    ),
    path(flame(x + s * 0.5, y - s * 0.4, s), { fill: stage.palette.ember }),
    path(flame(x + s * 0.5, y - s * 0.45, s * 0.55), { fill: "#fff6cf" }),
  );
}

/** A row of diyas along a line, wavering as a hand would set them. */
export function diyas(stage: Stage, y: number, count: number): Svg {
  const toss = stage.dice("diyas");
  const spread = stage.shape === "banner" ? 0.62 : 0.9;
  const start = stage.focus - (stage.w * spread) / 2;
  return group(
    {},
    ...Array.from({ length: count }, (_, i) =>
      diya(
        stage,
        start + ((i + 0.5) / count) * stage.w * spread + toss.around(0, 14),
        y + toss.around(0, 8),
        stage.h * 0.011,
      ),
    ),
  );
}

/** The one great lamp: a brass bowl on a tall stem of rings, its flame as high as a child. */
export function greatLamp(stage: Stage, x: number, y: number, tall: number): Svg {
  const brass = stage.palette.at("#cf8a2c", 1);
  const metal = stage.defs.linear(
    [
      [0, darker(brass, 0.35)],
      [0.4, "#ffdf94"],
      [0.6, brass],
      [1, darker(brass, 0.45)],
    ],
    [0, 0, 1, 0],
  );
  const k = tall / 100;
  const profile: readonly (readonly [number, number])[] = [
    [21, 0],
    [20, 4],
    [12, 8],
    [6, 14],
    [5, 20],
    [9, 25],
    [9, 28],
    [4, 33],
    [4, 40],
    [7, 44],
    [7, 47],
    [4, 52],
    [6, 60],
  ];
  const stem = smooth([
    ...profile.map(([dx, dy]) => [x - dx * k, y - dy * k] as const),
    ...profile.toReversed().map(([dx, dy]) => [x + dx * k, y - dy * k] as const),
  ]);
  const top = y - 60 * k;
  return group(
    {},
    glow(stage, x, top - 22 * k, 190 * k),
    path(stem, { fill: metal, ...stage.line(1, 0.7) }),
    path(
      d`M${x - 27 * k} ${top - 4 * k}C${x - 20 * k} ${top + 12 * k} ${x + 20 * k} ${top + 12 * k} ${x + 27 * k} ${top - 4 * k}Q${x} ${top + 3 * k} ${x - 27 * k} ${top - 4 * k}Z`,
      { fill: metal, ...stage.line(1.2, 0.9) },
    ),
    ellipse(x, top - 4 * k, 27 * k, 4 * k, { fill: darker(brass, 0.5), ...stage.line(1, 0.8) }),
    path(flame(x, top - 2 * k, 34 * k), { fill: stage.palette.ember, "fill-opacity": 0.92 }),
    path(flame(x, top - 2 * k, 24 * k), { fill: stage.palette.lamp }),
    path(flame(x, top - 2 * k, 13 * k), { fill: "#fffbe6" }),
  );
}
