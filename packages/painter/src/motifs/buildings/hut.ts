import { darker, lighter } from "../../drawing/colour.ts";
import { glow } from "../objects/lamps.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, group, path, rect, type Svg } from "../../drawing/svg.ts";

function thatch(stage: Stage, x: number, y: number, w: number, h: number, colour: string): Svg {
  const toss = stage.dice(`thatch ${Math.round(x)}`);
  const shape = d`M${x - w * 0.62} ${y}Q${x - w * 0.3} ${y - h * 0.5} ${x - w * 0.06} ${y - h}H${x + w * 0.06}Q${x + w * 0.3} ${y - h * 0.5} ${x + w * 0.62} ${y}Q${x} ${y + h * 0.1} ${x - w * 0.62} ${y}Z`;
  let straw = "";
  for (let i = 0; i < 60; i++) {
    const u = toss.between(-1, 1);
    const v = toss.between(0.1, 0.85);
    const px = x + u * w * 0.6 * v;
    straw += d`M${px} ${y - h * (1 - v)}l${u * w * 0.06} ${h * 0.13}`;
  }
  return group(
    {},
    path(shape, {
      fill: stage.defs.linear([
        [0, lighter(colour, 0.2)],
        [1, darker(colour, 0.3)],
      ]),
      ...stage.line(1.3, 0.7),
    }),
    path(straw, {
      fill: "none",
      stroke: lighter(colour, 0.36),
      "stroke-opacity": 0.6,
      "stroke-width": 1.4,
    }),
  );
}

/** A mud house: painted dado, dotted patterns at the door, a thatch pulled low. */
export function hut(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  depth = 0.9,
  colour = "#c98a56",
): Svg {
  const seen = stage.palette.at(colour, depth);
  const h = w * 0.46;
  const chalk = stage.palette.at("#fff3dc", depth);
  let marks = "";
  for (let i = 0; i < 13; i++) {
    const px = x - w * 0.42 + (i / 12) * w * 0.84;
    if (Math.abs(px - x) < w * 0.13) continue;
    marks += d`M${px - w * 0.02} ${y - h * 0.16}l${w * 0.02} ${-h * 0.12}l${w * 0.02} ${h * 0.12}Z`;
  }
  const burning = stage.palette.dark;
  return group(
    {},
    rect(x - w * 0.46, y - h, w * 0.92, h, {
      fill: stage.defs.linear([
        [0, darker(seen, 0.3)],
        [0.5, seen],
        [1, lighter(seen, 0.06)],
      ]),
      ...stage.line(1.1, 0.5),
    }),
    rect(x - w * 0.46, y - h * 0.3, w * 0.92, h * 0.3, {
      fill: darker(seen, 0.3),
      "fill-opacity": 0.7,
    }),
    path(marks, { fill: chalk, "fill-opacity": 0.85 }),
    burning ? glow(stage, x, y - h * 0.3, w * 0.5) : "",
    rect(x - w * 0.1, y - h * 0.72, w * 0.2, h * 0.72, {
      fill: burning ? stage.palette.lamp : darker(seen, 0.6),
      ...stage.line(1.1, 0.8),
    }),
    burning ? circle(x + w * 0.3, y - h * 0.58, w * 0.04, { fill: stage.palette.ember }) : "",
    thatch(stage, x, y - h * 0.86, w, w * 0.44, stage.palette.at("#b8924f", depth)),
  );
}

/** The leaf hut of forest dwellers: a frame of poles under broad leaves, open in front. */
export function leafHut(stage: Stage, x: number, y: number, w: number, depth = 0.9): Svg {
  const toss = stage.dice("leaf hut");
  const pole = stage.palette.at("#7a5534", depth);
  const green = stage.palette.at("#6d7f3a", depth);
  const h = w * 0.62;
  let shade = "";
  let lit = "";
  for (let row = 0; row < 7; row++) {
    const v = row / 7;
    const half = w * (0.1 + v * 0.44);
    const count = 5 + row * 2;
    for (let i = 0; i < count; i++) {
      const px = x - half + (i / (count - 1)) * half * 2;
      const py = y - h * 1.12 + v * h * 0.72 + toss.around(0, 3);
      const [lw, lh] = [w * 0.05, h * 0.24];
      const one = d`M${px} ${py}C${px - lw} ${py + lh * 0.3} ${px - lw * 0.6} ${py + lh * 0.8} ${px} ${py + lh}C${px + lw * 0.6} ${py + lh * 0.8} ${px + lw} ${py + lh * 0.3} ${px} ${py}Z`;
      if ((i + row) % 2 === 0) shade += one;
      else lit += one;
    }
  }
  return group(
    {},
    path(
      d`M${x - w * 0.5} ${y}L${x - w * 0.3} ${y - h * 0.7}H${x + w * 0.3}L${x + w * 0.5} ${y}Z`,
      { fill: darker(green, 0.62) },
    ),
    stage.palette.dark ? glow(stage, x, y - h * 0.2, w * 0.44) : "",
    stage.palette.dark
      ? path(
          d`M${x - w * 0.16} ${y}Q${x - w * 0.18} ${y - h * 0.46} ${x} ${y - h * 0.52}Q${x + w * 0.18} ${y - h * 0.46} ${x + w * 0.16} ${y}Z`,
          { fill: stage.palette.ember, "fill-opacity": 0.75 },
        )
      : "",
    path(
      d`M${x - w * 0.5} ${y}L${x - w * 0.28} ${y - h * 0.8}M${x + w * 0.5} ${y}L${x + w * 0.28} ${y - h * 0.8}M${x - w * 0.2} ${y}V${y - h * 0.6}M${x + w * 0.2} ${y}V${y - h * 0.6}`,
      { fill: "none", stroke: pole, "stroke-width": w * 0.03, "stroke-linecap": "round" },
    ),
    path(shade, { fill: darker(green, 0.34), ...stage.line(0.6, 0.3) }),
    path(lit, { fill: lighter(green, 0.04), ...stage.line(0.6, 0.35) }),
    path(d`M${x - w * 0.14} ${y - h * 1.14}L${x + w * 0.14} ${y - h * 1.14}`, {
      fill: "none",
      stroke: pole,
      "stroke-width": w * 0.035,
      "stroke-linecap": "round",
    }),
  );
}
