import { darker } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, ellipse, group, leaf, path, rect, type Svg } from "../../drawing/svg.ts";
import { glow } from "./lamps.ts";

/** A country boat with a belly sail; at sea it grows a second mast and a carved prow. */
export function boat(stage: Stage, x: number, y: number, s: number): Svg {
  const wood = stage.palette.at("#7a4526", 0.95);
  const sail = stage.palette.pigment(
    stage.dice("sail").pick(["madder", "saffron", "ivory", "peacock"]),
  );
  const cloth = stage.defs.linear(
    [
      [0, sail],
      [1, darker(sail, 0.32)],
    ],
    [0, 0, 1, 0],
  );
  const line = stage.line(1.4, 0.85);
  const atSea = stage.scene.place === "sea";
  let flower = "";
  for (let i = 0; i < 8; i++)
    flower += leaf(x + s * 0.36, y - s * 0.95, (i / 8) * 6.283, s * 0.16, s * 0.04);
  let planks = "";
  for (const k of [0.1, 0.2])
    planks += d`M${x - s * (1 - k)} ${y - s * (0.18 - k)}Q${x} ${y + s * (0.3 + k * 0.2)} ${x + s * (1.02 - k)} ${y - s * (0.2 - k)}`;
  let oars = "";
  if (atSea)
    for (let i = -3; i <= 3; i++)
      oars += d`M${x + i * s * 0.17} ${y + s * 0.06}l${-s * 0.12} ${s * 0.3}`;
  return group(
    {},
    atSea
      ? rect(x - s * 0.5, y - s * 1.15, s * 0.03, s * 1.1, { fill: wood, ...stage.line(1, 0.6) })
      : "",
    atSea
      ? path(
          d`M${x - s * 0.46} ${y - s * 1.08}C${x - s * 0.1} ${y - s * 0.9} ${x - s * 0.08} ${y - s * 0.5} ${x - s * 0.44} ${y - s * 0.34}Z`,
          { fill: stage.palette.pigment("ivory"), ...line },
        )
      : "",
    rect(x + s * 0.02, y - s * 1.5, s * 0.035, s * 1.45, { fill: wood, ...stage.line(1, 0.6) }),
    path(
      d`M${x + s * 0.05} ${y - s * 1.44}C${x + s * 0.72} ${y - s * 1.26} ${x + s * 0.78} ${y - s * 0.62} ${x + s * 0.06} ${y - s * 0.34}C${x + s * 0.2} ${y - s * 0.7} ${x + s * 0.2} ${y - s * 1.1} ${x + s * 0.05} ${y - s * 1.44}Z`,
      { fill: cloth, ...line },
    ),
    path(flower, { fill: stage.palette.lamp, "fill-opacity": 0.8 }),
    path(
      d`M${x + s * 0.03} ${y - s * 1.5}q${-s * 0.2} ${-s * 0.06} ${-s * 0.34} ${s * 0.02}q${s * 0.1} ${s * 0.06} ${s * 0.34} ${s * 0.06}Z`,
      { fill: stage.palette.pigment("saffron"), ...stage.line(1, 0.7) },
    ),
    path(oars, {
      fill: "none",
      stroke: wood,
      "stroke-width": s * 0.025,
      "stroke-linecap": "round",
    }),
    path(
      d`M${x - s * 1.12} ${y - s * 0.36}Q${x - s * 0.9} ${y - s * 0.16} ${x - s * 0.6} ${y - s * 0.08}Q${x} ${y + s * 0.04} ${x + s * 0.7} ${y - s * 0.1}Q${x + s * 0.98} ${y - s * 0.2} ${x + s * 1.12} ${y - s * 0.5}Q${x + s * 1.1} ${y + s * 0.04} ${x + s * 0.6} ${y + s * 0.22}Q${x} ${y + s * 0.32} ${x - s * 0.56} ${y + s * 0.22}Q${x - s * 1.02} ${y + s * 0.06} ${x - s * 1.12} ${y - s * 0.36}Z`,
      {
        fill: stage.defs.linear([
          [0, wood],
          [1, darker(wood, 0.45)],
        ]),
        ...line,
      },
    ),
    path(planks, { fill: "none", ...stage.line(1, 0.5) }),
    circle(x + s * 0.92, y - s * 0.14, s * 0.05, { fill: "#fff6dc", ...stage.line(1, 0.9) }),
    stage.palette.dark
      ? glow(stage, x - s * 0.86, y - s * 0.36, s * 0.7) +
          ellipse(x - s * 0.86, y - s * 0.36, s * 0.05, s * 0.07, { fill: "#fff2c2" })
      : "",
  );
}
