import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { circle, d, group, leaf, path, rect, type Svg } from "../../drawing/svg.ts";
import { glow } from "./lamps.ts";

/** Mast, sail and stays of a boat, drawn behind the people in it. */
export function rigging(stage: Stage, x: number, y: number, half: number): Svg {
  const tall = stage.h * 0.74;
  const wood = stage.palette.at("#7a4526", 0.95);
  const sail = stage.palette.pigment(
    stage.dice("sail").pick(["madder", "saffron", "ivory", "peacock"]),
  );
  const mast = x - half * 0.1;
  let flower = "";
  for (let i = 0; i < 8; i++)
    flower += leaf(mast + half * 0.34, y - tall * 0.58, (i / 8) * 6.283, tall * 0.1, tall * 0.026);
  return group(
    {},
    path(
      d`M${x - half * 0.98} ${y - stage.h * 0.1}L${mast} ${y - tall}L${x + half * 0.98} ${y - stage.h * 0.12}`,
      {
        fill: "none",
        ...stage.line(1.5, 0.6),
      },
    ),
    rect(mast - 7, y - tall, 14, tall, { fill: wood, ...stage.line(1.2, 0.7) }),
    path(
      d`M${mast + 6} ${y - tall * 0.97}C${mast + half * 0.66} ${y - tall * 0.86} ${mast + half * 0.74} ${y - tall * 0.5} ${mast + half * 0.62} ${y - tall * 0.3}Q${mast + half * 0.3} ${y - tall * 0.36} ${mast + 6} ${y - tall * 0.3}C${mast + half * 0.14} ${y - tall * 0.5} ${mast + half * 0.14} ${y - tall * 0.76} ${mast + 6} ${y - tall * 0.97}Z`,
      { fill: stage.style.drape(stage, sail, true, "cloth"), ...stage.line(1.7, 0.85) },
    ),
    path(flower, { fill: stage.palette.lamp, "fill-opacity": 0.8 }),
    path(
      d`M${mast} ${y - tall}q${-half * 0.12} ${-tall * 0.03} ${-half * 0.22} ${tall * 0.02}q${half * 0.08} ${tall * 0.03} ${half * 0.22} ${tall * 0.03}Z`,
      { fill: stage.palette.pigment("saffron"), ...stage.line(1.1, 0.8) },
    ),
  );
}

/** The side of the boat, drawn in front of the people's knees. */
export function hull(stage: Stage, x: number, y: number, half: number): Svg {
  const wood = stage.palette.at("#7a4526", 0.95);
  const deep = stage.h * 0.11;
  const top = y - stage.h * 0.085;
  const shape = d`M${x - half * 1.12} ${top - deep * 0.7}Q${x - half * 0.96} ${top - deep * 0.1} ${x - half * 0.7} ${top}Q${x} ${top + deep * 0.14} ${x + half * 0.7} ${top}Q${x + half} ${top - deep * 0.16} ${x + half * 1.16} ${top - deep * 1.1}Q${x + half * 1.16} ${top + deep * 0.4} ${x + half * 0.72} ${top + deep}Q${x} ${top + deep * 1.3} ${x - half * 0.72} ${top + deep}Q${x - half * 1.08} ${top + deep * 0.4} ${x - half * 1.12} ${top - deep * 0.7}Z`;
  let planks = "";
  for (const k of [0.3, 0.6])
    planks += d`M${x - half * (1.04 - k * 0.2)} ${top - deep * (0.3 - k)}Q${x} ${top + deep * (0.24 + k * 0.9)} ${x + half * (1.06 - k * 0.2)} ${top - deep * (0.4 - k)}`;
  return group(
    {},
    path(shape, {
      fill: stage.defs.linear([
        [0, lighter(wood, 0.1)],
        [0.5, wood],
        [1, darker(wood, 0.5)],
      ]),
      ...stage.line(1.8, 0.9),
    }),
    path(planks, { fill: "none", ...stage.line(1.2, 0.5) }),
    circle(x + half * 0.98, top - deep * 0.14, deep * 0.13, {
      fill: "#fff6dc",
      ...stage.line(1.2, 0.9),
    }),
    circle(x + half * 0.99, top - deep * 0.14, deep * 0.05, { fill: stage.palette.ink }),
    stage.palette.dark ? glow(stage, x - half * 1.02, top - deep * 0.8, half * 0.4) : "",
    stage.palette.dark
      ? circle(x - half * 1.02, top - deep * 0.8, deep * 0.1, { fill: "#fff2c2" })
      : "",
  );
}
