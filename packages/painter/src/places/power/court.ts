import { darker, lighter } from "../../drawing/colour.ts";
import { cuspedArch } from "../../motifs/buildings/masonry.ts";
import { moon } from "../../motifs/sky/index.ts";
import { glow } from "../../motifs/objects/lamps.ts";
import type { Stage } from "../../composition/stage.ts";
import {
  circle,
  d,
  ellipse,
  group,
  leaf,
  path,
  points,
  rect,
  type Svg,
} from "../../drawing/svg.ts";
import type { PlacePainter } from "../setting.ts";

function hangingLamp(stage: Stage, x: number, y: number, s: number): Svg {
  return group(
    {},
    path(d`M${x} 0V${y - s}`, { fill: "none", ...stage.line(1.6, 0.7) }),
    glow(stage, x, y, s * 7),
    path(
      d`M${x - s * 0.3} ${y - s}H${x + s * 0.3}L${x + s * 0.8} ${y}Q${x} ${y + s * 0.9} ${x - s * 0.8} ${y}Z`,
      { fill: stage.palette.lamp, ...stage.line(1.4, 1) },
    ),
    path(d`M${x} ${y + s * 0.5}v${s * 0.6}`, { fill: "none", ...stage.line(1.6, 0.9) }),
  );
}

function carpet(stage: Stage, top: number): Svg {
  const { w, h, focus } = stage;
  const red = stage.palette.pigment(
    stage.near ? stage.dice("carpet").pick(["lac", "indigo", "madder", "leaf"]) : "lac",
  );
  const far = w * (stage.shape === "banner" ? 0.24 : 0.36);
  const near = w * (stage.shape === "banner" ? 0.44 : 0.62);
  const shape = (k: number): string =>
    points([
      [focus - far * k, top],
      [focus + far * k, top],
      [focus + near * k, h + 10],
      [focus - near * k, h + 10],
    ]);
  let flowers = "";
  for (let row = 0; row < 4; row++) {
    const u = (row + 0.5) / 4;
    const y = top + (h - top) * u;
    const reach = far + (near - far) * u;
    for (let i = -3; i <= 3; i++) {
      for (let p = 0; p < 6; p++)
        flowers += leaf(
          focus + (i / 3.6) * reach * 0.86,
          y,
          (p / 6) * 6.283,
          10 + u * 16,
          3 + u * 4,
        );
    }
  }
  return group(
    {},
    path(shape(1), {
      fill: stage.palette.pigment(
        stage.near ? stage.dice("edge").pick(["indigo", "saffron", "peacock"]) : "indigo",
      ),
      ...stage.line(1.6, 0.8),
    }),
    path(shape(0.93), {
      fill: stage.defs.linear([
        [0, darker(red, 0.2)],
        [1, darker(red, 0.45)],
      ]),
      ...stage.line(1.4, 0.8),
    }),
    path(flowers, { fill: stage.palette.pigment("saffron"), "fill-opacity": 0.42 }),
  );
}

/** A hall: arches behind arches, the sky in the last of them, lamps on chains. */
export const court: PlacePainter = (stage, disc) => {
  const { w, h, focus, floor, shape } = stage;
  const wide = shape === "banner";
  const ground = floor - h * 0.1;
  const toss = stage.dice("court");
  const paint = stage.near
    ? toss.pick(["#b4553f", "#7a8f78", "#c9a05a", "#5f6f94", "#a8606a"])
    : "#b4553f";
  const wall = stage.palette.at(paint, 0.9);
  const stone = stage.palette.at("#e6c696", 0.95);
  const bay = (wide ? w * 0.2 : w * 0.34) * (stage.near ? toss.pick([0.86, 1, 1.26]) : 1);
  const arches = [-2, -1, 0, 1, 2].map((k) => focus + k * bay);
  const tall = h * (stage.near ? toss.pick([0.5, 0.62]) : 0.62);
  const openings = arches.map((x) => cuspedArch(x, ground, bay * 0.74, tall)).join("");
  let trellis = "";
  for (let y = ground - h * 0.14; y < ground; y += 15)
    for (let x = -10; x < w; x += 15) trellis += d`M${x} ${y}l7.5 7.5l-7.5 7.5l-7.5 -7.5Z`;
  const night = stage.scene.hour === "night";
  let buds = "";
  for (const x of arches)
    for (const side of [-1, 1])
      for (let i = 0; i < 4; i++)
        buds += leaf(
          x + side * bay * 0.36,
          ground - tall - h * 0.01 - i * 9,
          -1.57 + side * (0.3 + i * 0.2),
          22,
          5,
        );
  return {
    indoors: true,
    behind: [
      stage.style.heaven(stage),
      night
        ? stage.style.stars(stage) +
          moon(stage, { x: arches[wide ? 1 : 2] ?? disc.x, y: h * 0.3, r: h * 0.045 })
        : "",
      rect(0, ground - h * 0.2, w, h * 0.2, { fill: stage.palette.at("#5f7f5a", 0.4) }),
      path(`M-10 -10H${w + 10}V${(ground + 2).toFixed(1)}H-10Z${openings}`, {
        fill: stage.defs.linear([
          [0, darker(wall, 0.45)],
          [0.5, wall],
          [1, darker(wall, 0.12)],
        ]),
        "fill-rule": "evenodd",
      }),
      path(openings, { fill: "none", ...stage.line(4, 0.95) }),
      path(openings, { fill: "none", stroke: stone, "stroke-width": 12, "stroke-opacity": 0.25 }),
      path(buds, { fill: stage.palette.pigment("haldi"), "fill-opacity": 0.8 }),
      path(trellis, { fill: "none", ...stage.line(1.1, 0.55) }),
      ...arches.flatMap((x) =>
        [-1, 1].map((side) =>
          rect(x + side * bay * 0.5 - bay * 0.05, ground - tall * 0.62, bay * 0.1, tall * 0.62, {
            fill: stage.defs.linear(
              [
                [0, darker(stone, 0.3)],
                [0.4, lighter(stone, 0.3)],
                [1, darker(stone, 0.45)],
              ],
              [0, 0, 1, 0],
            ),
            ...stage.line(1.1, 0.7),
          }),
        ),
      ),
      path(d`M-10 ${h * 0.06}H${w + 10}v${h * 0.02}H-10ZM-10 ${h * 0.1}H${w + 10}`, {
        fill: stone,
        "fill-opacity": 0.6,
        ...stage.line(1.6, 0.9),
      }),
      rect(-10, ground, w + 20, h - ground + 10, {
        fill: stage.defs.linear([
          [0, stage.palette.at("#a9805c", 1)],
          [1, darker(stage.palette.at("#6f4a3c", 1), 0.4)],
        ]),
        ...stage.line(1.6, 0.7),
      }),
      carpet(stage, ground + h * 0.02),
      ...arches.map((x, i) => hangingLamp(stage, x, h * (i % 2 === 0 ? 0.2 : 0.15), h * 0.026)),
      ellipse(focus, floor + h * 0.01, w * 0.3, h * 0.06, {
        fill: stage.defs.radial([
          [0, stage.palette.lamp, 0.3],
          [1, stage.palette.lamp, 0],
        ]),
      }),
      circle(focus, h * 0.1, 3, { fill: stage.palette.line }),
    ].join(""),
    before: "",
  };
};
