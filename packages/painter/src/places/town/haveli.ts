import { darker, lighter } from "../../drawing/colour.ts";
import { d, path, points, rect } from "../../drawing/svg.ts";
import {
  cuspedArch,
  chhatri,
  jharokha,
  merlons,
  opening,
  wallFill,
} from "../../motifs/buildings/masonry.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { plantain } from "../../motifs/trees/slender.ts";
import type { PlacePainter } from "../setting.ts";

/** The inner court of a merchant's house: two storeys of arches about a floor of chequered stone. */
export const haveli: PlacePainter = (stage) => {
  const { w, h, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const ground = floor - h * 0.11;
  const stone = "#d7a86c";
  const tall = h * (wide ? 0.62 : 0.5);
  const line = stage.line(1.4, 0.75);
  const bays = wide ? 7 : 5;
  const bay = (w * (wide ? 0.8 : 1)) / bays;
  const left = wide ? focus - w * 0.44 : 0;
  const night = stage.palette.dark;
  const toss = stage.dice("haveli");
  const at = (i: number): number => left + bay * (i + 0.5);
  let tiles = "";
  for (let row = 0; row < 5; row++) {
    const y1 = ground + (h - ground) * (row / 5) ** 1.3;
    const y2 = ground + (h - ground) * ((row + 1) / 5) ** 1.3;
    for (let i = -12; i < 14; i++) {
      if ((i + row) % 2 !== 0) continue;
      const x = (k: number, y: number): number =>
        focus + k * w * 0.075 * (1 + ((y - ground) / (h - ground)) * 0.9);
      tiles += points([
        [x(i, y1), y1],
        [x(i + 1, y1), y1],
        [x(i + 1, y2), y2],
        [x(i, y2), y2],
      ]);
    }
  }
  const floorColour = stage.palette.at("#c7a67c", 1);
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: ground - tall * 0.5,
        rise: h * 0.1,
        colour: "#a08a6a",
        depth: 0.2,
        swells: 3,
      }),
      ...[0.5, bays - 0.5].map((k) =>
        chhatri(stage, left + bay * k, ground - tall + 4, bay * 0.86, stone, 0.84, night),
      ),
      chhatri(stage, left + (bay * bays) / 2, ground - tall + 4, bay * 1.1, stone, 0.84, night),
      rect(left - w * 0.3, ground - tall * 0.82, w * 0.3 + 4, tall * 0.82, {
        fill: wallFill(stage, "#b98752", 0.8),
        ...line,
      }),
      rect(left + bay * bays - 4, ground - tall * 0.82, w * 0.5, tall * 0.82, {
        fill: wallFill(stage, "#b98752", 0.8),
        ...line,
      }),
      rect(left, ground - tall, bay * bays, tall, { fill: wallFill(stage, stone, 0.92), ...line }),
      path(merlons(left, left + bay * bays, ground - tall, h * 0.022), {
        fill: wallFill(stage, stone, 0.92),
        ...stage.line(0.9, 0.8),
      }),
      ...Array.from({ length: bays }, (_, i) =>
        i % 2 === 1
          ? jharokha(
              stage,
              at(i),
              ground - tall * 0.62,
              bay * 0.46,
              "#e6c48c",
              0.92,
              night && toss.chance(0.7),
            )
          : opening(
              stage,
              at(i),
              ground - tall * 0.57,
              bay * 0.4,
              tall * 0.3,
              night && toss.chance(0.5),
            ),
      ),
      path(
        d`M${left} ${ground - tall * 0.5}H${left + bay * bays}M${left} ${ground - tall * 0.47}H${left + bay * bays}`,
        { fill: "none", ...stage.line(2, 0.8) },
      ),
      ...Array.from({ length: bays }, (_, i) =>
        path(cuspedArch(at(i), ground, bay * 0.7, tall * 0.5), {
          fill: night
            ? stage.defs.linear([
                [0, stage.palette.ember],
                [1, darker(stage.palette.ember, 0.55)],
              ])
            : darker(stage.palette.at("#6a4632", 1), 0.42),
          ...stage.line(2, 0.9),
        }),
      ),
      rect(-10, ground, w + 20, h - ground + 10, {
        fill: stage.defs.linear([
          [0, lighter(floorColour, 0.14)],
          [1, darker(floorColour, 0.36)],
        ]),
        ...stage.line(2, 0.8),
      }),
      path(tiles, { fill: darker(floorColour, 0.34), "fill-opacity": 0.5 }),
      plantain(stage, {
        name: "pot",
        x: left + bay * 0.2,
        y: ground + h * 0.03,
        tall: h * 0.26,
        depth: 0.95,
      }),
    ].join(""),
    before: "",
  };
};
