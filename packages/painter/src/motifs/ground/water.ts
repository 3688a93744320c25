import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Disc } from "../sky/index.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, group, path, rect, type Svg } from "../../drawing/svg.ts";

/** The broken column of light that sun or moon lays on water. */
export function glitter(stage: Stage, disc: Disc, top: number, bottom: number): Svg {
  const { weather } = stage.scene;
  if (weather === "rain" || weather === "storm") return "";
  const toss = stage.dice("glitter");
  let data = "";
  for (let y = top + 6; y < bottom; y += 9 + (y - top) * 0.045) {
    const share = (y - top) / (bottom - top);
    const reach = disc.r * (0.5 + share * 1.5);
    const pieces = 1 + Math.floor(share * 3);
    for (let k = 0; k < pieces; k++) {
      const x = disc.x + toss.around(0, reach);
      const long = reach * toss.between(0.25, 0.7);
      const thick = 1.2 + share * 2.6;
      data += d`M${x - long} ${y}Q${x} ${y - thick} ${x + long} ${y}Q${x} ${y + thick} ${x - long} ${y}Z`;
    }
  }
  return path(data, { fill: lighter(stage.palette.disc, 0.2), "fill-opacity": 0.55 });
}

/** Basket-weave wavelets, growing as they come near. */
function wavelets(stage: Stage, name: string, top: number, bottom: number, swell: number): string {
  const toss = stage.dice(`waves ${name}`);
  let data = "";
  let row = 0;
  for (let y = top + 10; y < bottom; y += 10 + (y - top) * 0.09) {
    const share = (y - top) / (bottom - top);
    const long = 18 + share * 56 * swell;
    for (let x = -long + (row % 2) * long * 0.9; x < stage.w; x += long * toss.between(1.3, 3.6)) {
      const hump = (2 + share * 7) * swell;
      data += d`M${x} ${y}q${long * 0.25} ${-hump} ${long * 0.5} 0t${long * 0.5} 0`;
    }
    row++;
  }
  return data;
}

export interface Water {
  readonly name: string;
  readonly top: number;
  readonly bottom: number;
  readonly colour?: string;
  readonly swell?: number;
}

export function water(
  stage: Stage,
  { name, top, bottom, colour = "#2b7f97", swell = 1 }: Water,
): Svg {
  const seen = stage.palette.at(colour, 0.8);
  const [, middle, low] = stage.palette.sky;
  const fill = stage.defs.linear([
    [0, mix(seen, low, 0.55)],
    [0.25, mix(seen, middle, 0.3)],
    [1, darker(seen, 0.4)],
  ]);
  return group(
    {},
    rect(-10, top, stage.w + 20, bottom - top + 4, { fill }),
    path(wavelets(stage, name, top, bottom, swell), {
      fill: "none",
      stroke: lighter(mix(seen, low, 0.4), 0.3),
      "stroke-opacity": 0.34,
      "stroke-width": 1.5,
      "stroke-linecap": "round",
    }),
  );
}

/** Rolling sea: scalloped ranks, each crest edged with foam. */
export function sea(stage: Stage, top: number): Svg {
  const toss = stage.dice("sea");
  const out: Svg[] = [];
  const ranks = 9;
  for (let i = 0; i < ranks; i++) {
    const share = i / (ranks - 1);
    const y = top + (stage.h - top) * (0.02 + share ** 1.35 * 0.94);
    const long = 60 + share * 190;
    const tall = 5 + share * 30;
    let crest = d`M${-long + toss.around(0, long)} ${y}`;
    for (let x = -long; x < stage.w + long; x += long) {
      crest += d`c${long * 0.3} ${-tall * 1.3} ${long * 0.66} ${-tall * 1.2} ${long} 0`;
    }
    const seen = stage.palette.at("#1f6f8c", 0.35 + share * 0.65);
    out.push(
      path(`${crest}V${stage.h + 10}H-400Z`, {
        fill: stage.defs.linear([
          [0, lighter(seen, 0.1)],
          [0.4, seen],
          [1, darker(seen, 0.3)],
        ]),
      }),
      path(crest, {
        fill: "none",
        stroke: lighter(seen, 0.62),
        "stroke-width": 1.2 + share * 2,
        "stroke-opacity": 0.62,
      }),
    );
  }
  return group({}, ...out);
}
