import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, group, path, type Svg } from "../../drawing/svg.ts";
import { crown } from "./crown.ts";
import type { Cluster } from "./foliage.ts";

export interface Planted {
  readonly name: string;
  /** Where the trunk leaves the ground. */
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly depth: number;
}

export function barkFill(stage: Stage, depth: number, colour = "#6b4630"): string {
  const bark = stage.palette.at(colour, depth);
  const ends: [number, string][] = [
    [0, lighter(bark, 0.16)],
    [0.45, bark],
    [1, darker(bark, 0.4)],
  ];
  return stage.defs.linear(ends, stage.lit < 0 ? [0, 0, 1, 0] : [1, 0, 0, 0]);
}

/** Mango, neem, jamun: a short trunk that forks and a crown of round masses. */
export function mango(
  stage: Stage,
  { name, x, y, tall, depth }: Planted,
  colour = "#4f7f3c",
  blossom?: string,
): Svg {
  const toss = stage.dice(`mango ${name}`);
  const lean = toss.around(0, tall * 0.05);
  const t = tall * 0.045;
  const fork = y - tall * 0.42;
  const trunk = d`M${x - t * 1.7} ${y}C${x - t * 0.7} ${y - tall * 0.1} ${x - t + lean * 0.4} ${y - tall * 0.28} ${x - t * 0.7 + lean} ${fork}L${x - tall * 0.2} ${y - tall * 0.66}L${x - tall * 0.17} ${y - tall * 0.68}L${x + lean} ${fork - tall * 0.06}L${x + tall * 0.2} ${y - tall * 0.7}L${x + tall * 0.23} ${y - tall * 0.67}L${x + t * 0.8 + lean} ${fork}C${x + t + lean * 0.4} ${y - tall * 0.26} ${x + t * 0.8} ${y - tall * 0.08} ${x + t * 2} ${y}Z`;
  const r = tall * 0.2;
  const spots: Cluster[] = [
    { x: x - tall * 0.26, y: y - tall * 0.58, r: r * 0.9 },
    { x: x + tall * 0.27, y: y - tall * 0.6, r: r * 0.92 },
    { x: x + lean, y: y - tall * 0.82, r: r * 1.08 },
    { x: x - tall * 0.17 + lean, y: y - tall * 0.74, r },
    { x: x + tall * 0.18 + lean, y: y - tall * 0.73, r },
    { x: x + toss.around(0, tall * 0.06), y: y - tall * 0.58, r: r * 0.96 },
  ];
  return group(
    {},
    path(trunk, { fill: barkFill(stage, depth), ...stage.line(1.2, 0.35) }),
    crown(stage, toss, spots, { colour, depth, ...(blossom === undefined ? {} : { blossom }) }),
  );
}

/** The banyan: many stems, hanging roots, a crown wider than the tree is tall. */
export function banyan(stage: Stage, { name, x, y, tall, depth }: Planted): Svg {
  const toss = stage.dice(`banyan ${name}`);
  const bark = barkFill(stage, depth, "#75523c");
  const stems: Svg[] = [];
  for (const [dx, wide] of [
    [-0.16, 0.03],
    [0.2, 0.028],
    [-0.34, 0.016],
    [0.37, 0.018],
    [0, 0.075],
  ] as const) {
    const [sx, t] = [x + dx * tall, wide * tall];
    stems.push(
      path(
        d`M${sx - t * 1.8} ${y}C${sx - t * 0.6} ${y - tall * 0.12} ${sx - t} ${y - tall * 0.3} ${sx - t * 1.2} ${y - tall * 0.6}H${sx + t * 1.2}C${sx + t * 0.8} ${y - tall * 0.3} ${sx + t * 0.7} ${y - tall * 0.1} ${sx + t * 1.9} ${y}Z`,
        { fill: bark, ...stage.line(1.1, 0.3) },
      ),
    );
  }
  let grooves = "";
  for (let i = -2; i <= 2; i++) {
    grooves += d`M${x + i * tall * 0.022} ${y - tall * 0.04}q${toss.around(0, 5)} ${-tall * 0.2} ${i * 2} ${-tall * 0.42}`;
  }
  let roots = "";
  for (let i = 0; i < 22; i++) {
    const rx = x + toss.around(0, tall * 0.56);
    const top = y - tall * toss.between(0.5, 0.6);
    roots += d`M${rx} ${top}q${toss.around(0, 6)} ${tall * 0.14} ${toss.around(0, 4)} ${tall * toss.between(0.1, 0.36)}`;
  }
  const spots: Cluster[] = [];
  for (const [dx, dy, k] of [
    [-0.56, 0.6, 0.13],
    [0.58, 0.6, 0.13],
    [-0.42, 0.7, 0.17],
    [0.44, 0.7, 0.17],
    [-0.22, 0.8, 0.19],
    [0.24, 0.8, 0.19],
    [0, 0.87, 0.19],
    [-0.3, 0.62, 0.15],
    [0.3, 0.62, 0.15],
    [0, 0.68, 0.18],
  ] as const) {
    spots.push({
      x: x + dx * tall + toss.around(0, 8),
      y: y - dy * tall + toss.around(0, 6),
      r: k * tall,
    });
  }
  return group(
    {},
    path(roots, {
      fill: "none",
      stroke: stage.palette.at("#8a6a50", depth),
      "stroke-width": tall * 0.006 + 0.6,
    }),
    ...stems,
    path(grooves, {
      fill: "none",
      stroke: stage.palette.line,
      "stroke-opacity": 0.3,
      "stroke-width": 1.3,
    }),
    crown(stage, toss, spots, { colour: "#3f7040", depth, long: 0.26, broad: 0.42 }),
  );
}
