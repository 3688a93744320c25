import { darker } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, ellipse, group, path, points, rect, type Svg } from "../../drawing/svg.ts";
import { glow } from "./lamps.ts";

export function well(stage: Stage, x: number, y: number, s: number): Svg {
  const stone = stage.palette.at("#a58d72", 1);
  const wood = stage.palette.at("#70482c", 1);
  return group(
    {},
    path(
      d`M${x - s * 0.7} ${y - s * 0.4}V${y - s * 1.5}M${x + s * 0.7} ${y - s * 0.4}V${y - s * 1.5}`,
      { fill: "none", stroke: wood, "stroke-width": s * 0.1 },
    ),
    path(d`M${x - s * 0.86} ${y - s * 1.44}H${x + s * 0.86}`, {
      fill: "none",
      stroke: wood,
      "stroke-width": s * 0.12,
      "stroke-linecap": "round",
    }),
    circle(x, y - s * 1.34, s * 0.14, { fill: wood, ...stage.line(1, 0.7) }),
    path(d`M${x} ${y - s * 1.2}V${y - s * 0.7}`, { fill: "none", ...stage.line(1.6, 0.8) }),
    path(
      points([
        [x - s * 0.14, y - s * 0.72],
        [x + s * 0.14, y - s * 0.72],
        [x + s * 0.1, y - s * 0.46],
        [x - s * 0.1, y - s * 0.46],
      ]),
      { fill: stage.palette.at("#b8703a", 1), ...stage.line(1, 0.7) },
    ),
    path(d`M${x - s} ${y - s * 0.5}V${y}Q${x} ${y + s * 0.36} ${x + s} ${y}V${y - s * 0.5}Z`, {
      fill: stage.defs.linear(
        [
          [0, stone],
          [1, darker(stone, 0.4)],
        ],
        [0, 0, 1, 0],
      ),
      ...stage.line(1.2, 0.6),
    }),
    ellipse(x, y - s * 0.5, s, s * 0.24, { fill: darker(stone, 0.65), ...stage.line(1.4, 0.7) }),
    path(d`M${x - s * 0.95} ${y - s * 0.2}Q${x} ${y + s * 0.12} ${x + s * 0.95} ${y - s * 0.2}`, {
      fill: "none",
      ...stage.line(1, 0.4),
    }),
  );
}

export function cart(stage: Stage, x: number, y: number, s: number): Svg {
  const wood = stage.palette.at("#80532f", 1);
  let spokes = "";
  const [wx, wy, r] = [x, y - s * 0.5, s * 0.5];
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283;
    spokes += d`M${wx} ${wy}L${wx + Math.cos(a) * r} ${wy + Math.sin(a) * r}`;
  }
  return group(
    {},
    path(
      d`M${x - s * 1.2} ${y - s * 0.72}L${x + s * 2} ${y - s * 0.86}L${x + s * 2} ${y - s * 0.76}L${x - s * 1.2} ${y - s * 0.56}Z`,
      { fill: wood, ...stage.line(1.1, 0.6) },
    ),
    path(
      d`M${x - s * 1.1} ${y - s * 0.7}V${y - s * 1.3}M${x - s * 0.5} ${y - s * 0.74}V${y - s * 1.34}M${x + s * 0.1} ${y - s * 0.76}V${y - s * 1.36}M${x + s * 0.7} ${y - s * 0.8}V${y - s * 1.4}`,
      { fill: "none", stroke: wood, "stroke-width": s * 0.06 },
    ),
    path(
      d`M${x - s * 1.15} ${y - s * 1.3}C${x - s} ${y - s * 2} ${x + s * 0.6} ${y - s * 2.05} ${x + s * 0.76} ${y - s * 1.38}Z`,
      { fill: stage.palette.pigment("saffron"), ...stage.line(1.2, 0.7) },
    ),
    circle(wx, wy, r, { fill: "none", stroke: wood, "stroke-width": s * 0.12 }),
    path(spokes, { fill: "none", stroke: wood, "stroke-width": s * 0.06 }),
    circle(wx, wy, r * 1.1, { fill: "none", ...stage.line(1, 0.6) }),
    circle(wx, wy, s * 0.1, { fill: stage.palette.at("#d9962f", 1) }),
  );
}

export function kites(stage: Stage): Svg {
  const toss = stage.dice("kites");
  const out: Svg[] = [];
  for (const colour of ["madder", "haldi", "peacock", "lotus"] as const) {
    const x = stage.w * toss.between(stage.shape === "banner" ? 0.36 : 0.12, 0.92);
    const y = stage.horizon * toss.between(0.14, 0.6);
    const s = stage.h * toss.between(0.022, 0.04);
    const lean = toss.around(0, 24);
    out.push(
      path(
        d`M${x} ${y + s}C${x + 30} ${y + s * 4} ${x - 40} ${y + s * 6} ${stage.focus} ${stage.floor - stage.person * 0.6}`,
        { fill: "none", stroke: stage.palette.ink, "stroke-opacity": 0.25, "stroke-width": 1 },
      ),
      group(
        { transform: `rotate(${lean.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})` },
        path(
          points([
            [x, y - s],
            [x + s * 0.9, y],
            [x, y + s],
            [x - s * 0.9, y],
          ]),
          { fill: stage.palette.pigment(colour), ...stage.line(1, 0.6) },
        ),
        path(
          d`M${x} ${y - s}V${y + s}M${x - s * 0.9} ${y}Q${x} ${y - s * 0.7} ${x + s * 0.9} ${y}`,
          { fill: "none", ...stage.line(1, 0.6) },
        ),
        path(
          points([
            [x, y + s],
            [x + s * 0.3, y + s * 1.4],
            [x - s * 0.3, y + s * 1.4],
          ]),
          { fill: stage.palette.pigment(colour) },
        ),
      ),
    );
  }
  return group({}, ...out);
}

/** A counter, a kettle, glasses, an awning, a bulb. */
export function teaStall(stage: Stage, x: number, y: number, s: number): Svg {
  // The stall is lit by its own bulb, so it keeps its colour at night.
  const wood = stage.palette.skin("#7d5233");
  const brass = stage.palette.skin("#d9b062");
  let stripes = "";
  for (let i = 0; i < 6; i++)
    stripes += points([
      [x - s * 0.62 + i * s * 0.21, y - s * 1.3],
      [x - s * 0.52 + i * s * 0.21, y - s * 1.3],
      [x - s * 0.6 + i * s * 0.235, y - s * 1.04],
      [x - s * 0.71 + i * s * 0.235, y - s * 1.04],
    ]);
  return group(
    {},
    path(d`M${x - s * 0.56} ${y}V${y - s * 1.16}M${x + s * 0.56} ${y}V${y - s * 1.16}`, {
      fill: "none",
      stroke: wood,
      "stroke-width": s * 0.05,
    }),
    glow(stage, x, y - s * 0.86, s * 1.1),
    rect(x - s * 0.6, y - s * 0.5, s * 1.2, s * 0.5, {
      fill: stage.defs.linear([
        [0, wood],
        [1, darker(wood, 0.4)],
      ]),
      ...stage.line(1.2, 0.6),
    }),
    rect(x - s * 0.66, y - s * 0.55, s * 1.32, s * 0.07, { fill: brass, ...stage.line(1, 0.7) }),
    path(
      d`M${x - s * 0.36} ${y - s * 0.55}C${x - s * 0.42} ${y - s * 0.86} ${x} ${y - s * 0.86} ${x - s * 0.06} ${y - s * 0.55}ZM${x - s * 0.08} ${y - s * 0.62}l${s * 0.15} ${-s * 0.12}l${s * 0.02} ${s * 0.04}l${-s * 0.14} ${s * 0.14}ZM${x - s * 0.3} ${y - s * 0.78}q${s * 0.09} ${-s * 0.2} ${s * 0.18} 0`,
      { fill: brass, ...stage.line(1, 0.8) },
    ),
    ...[0.18, 0.3, 0.42].map((k) =>
      rect(x + s * k, y - s * 0.66, s * 0.07, s * 0.11, {
        fill: stage.palette.skin("#d98f3d"),
        ...stage.line(0.8, 0.8),
      }),
    ),
    path(
      d`M${x - s * 0.64} ${y - s * 1.3}H${x + s * 0.64}L${x + s * 0.78} ${y - s * 1.04}H${x - s * 0.78}Z`,
      { fill: stage.palette.pigment("ivory"), ...stage.line(1.2, 0.7) },
    ),
    path(stripes, { fill: stage.palette.pigment("madder") }),
    circle(x, y - s * 0.96, s * 0.05, { fill: "#fff6d6" }),
    path(
      d`M${x - s * 0.2} ${y - s * 0.84}c${-s * 0.1} ${-s * 0.1} ${s * 0.1} ${-s * 0.18} 0 ${-s * 0.3}`,
      { fill: "none", stroke: "#fff4dc", "stroke-opacity": 0.6, "stroke-width": s * 0.02 },
    ),
  );
}
