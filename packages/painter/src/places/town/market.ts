import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { d, ellipse, group, path, points, put, rect, type Svg } from "../../drawing/svg.ts";
import { townHouse } from "../../motifs/buildings/street.ts";
import { baskets } from "../../motifs/objects/treasures.ts";
import { glow } from "../../motifs/objects/lamps.ts";
import type { PlacePainter } from "../setting.ts";

/** A stall of poles and a slanting cloth, goods on its boards. */
function stall(stage: Stage, x: number, y: number, w: number, name: string): Svg {
  const toss = stage.dice(`stall ${name}`);
  const cloth = stage.palette.pigment(
    toss.pick(["madder", "saffron", "peacock", "haldi", "leaf", "lac"]),
  );
  const h = w * 0.86;
  const timber = stage.palette.at("#7a4f2e", 0.95);
  const goods = Array.from({ length: 6 }, (_, i) => {
    const gx = x - w * 0.38 + i * w * 0.152;
    const colour = toss.pick(["#d98a2e", "#b8402c", "#e6c04a", "#6f9a3a", "#8a4a6a", "#c9a062"]);
    return ellipse(gx, y - h * 0.4, w * 0.075, w * 0.07, {
      fill: stage.palette.at(colour, 1),
      ...stage.line(0.9, 0.7),
    });
  });
  let stripes = "";
  for (const k of [-0.4, -0.2, 0, 0.2, 0.4])
    stripes += points([
      [x + k * w - w * 0.04, y - h],
      [x + k * w + w * 0.04, y - h],
      [x + k * w * 1.16 + w * 0.045, y - h * 0.76],
      [x + k * w * 1.16 - w * 0.045, y - h * 0.76],
    ]);
  let scallops = d`M${x - w * 0.58} ${y - h * 0.76}`;
  for (let i = 0; i < 8; i++) scallops += d`q${w * 0.0725} ${h * 0.1} ${w * 0.145} 0`;
  return group(
    {},
    path(d`M${x - w * 0.48} ${y}V${y - h}M${x + w * 0.48} ${y}V${y - h}`, {
      fill: "none",
      stroke: timber,
      "stroke-width": w * 0.035,
    }),
    rect(x - w * 0.47, y - h * 0.9, w * 0.94, h * 0.56, { fill: darker(timber, 0.55) }),
    stage.palette.dark ? glow(stage, x, y - h * 0.62, w * 0.5) : "",
    ...goods,
    rect(x - w * 0.5, y - h * 0.38, w, h * 0.38, { fill: timber, ...stage.line(1.2, 0.8) }),
    path(d`M${x - w * 0.5} ${y - h * 0.19}H${x + w * 0.5}`, {
      fill: "none",
      ...stage.line(1, 0.5),
    }),
    path(
      points([
        [x - w * 0.5, y - h],
        [x + w * 0.5, y - h],
        [x + w * 0.58, y - h * 0.76],
        [x - w * 0.58, y - h * 0.76],
      ]),
      { fill: cloth, ...stage.line(1.4, 0.85) },
    ),
    path(stripes, { fill: stage.palette.pigment("ivory"), "fill-opacity": 0.85 }),
    path(`${scallops}Z`, { fill: cloth, ...stage.line(1.2, 0.8) }),
  );
}

/** Stalls under awnings before old houses, strings of paper flags, heaps in baskets. */
export const market: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const toss = stage.dice("market");
  const line = horizon + h * 0.1;
  const dust = stage.palette.at("#b98f62", 1);
  const tints = ["#c98a5a", "#d9b27a", "#b4664a", "#c4a06a", "#a8705a", "#8f9a7a"];
  let flags = "";
  let cord = "";
  for (const k of [0.1, 0.3]) {
    const y = h * k;
    cord += d`M-10 ${y}Q${w * 0.5} ${y + h * 0.14} ${w + 10} ${y - h * 0.02}`;
    for (let i = 1; i < 22; i++) {
      const u = i / 22;
      const fy = (1 - u) ** 2 * y + 2 * u * (1 - u) * (y + h * 0.14) + u * u * (y - h * 0.02);
      flags += points([
        [u * w - 9, fy],
        [u * w + 9, fy],
        [u * w, fy + h * 0.03],
      ]);
    }
  }
  const count = wide ? 6 : 4;
  return {
    behind: [
      ...Array.from({ length: 6 }, (_, i) =>
        townHouse(stage, {
          name: `m${i}`,
          x: w * (i / 6) - w * 0.02,
          y: line,
          w: w * 0.18,
          h: (wide ? h : h * 0.7) * toss.between(0.28, 0.44),
          colour: tints[i] ?? "#c98a5a",
          depth: 0.5,
        }),
      ),
      rect(-10, line, w + 20, h, {
        fill: stage.defs.linear([
          [0, lighter(dust, 0.12)],
          [1, darker(dust, 0.4)],
        ]),
        ...stage.line(1.4, 0.6),
      }),
      ...Array.from({ length: count }, (_, i) =>
        stall(stage, w * ((i + 0.5) / count), line + h * 0.1, w * (wide ? 0.14 : 0.22), `s${i}`),
      ),
      path(cord, { fill: "none", ...stage.line(1.4, 0.7) }),
      path(flags, {
        fill: stage.palette.pigment(toss.pick(["saffron", "madder", "haldi"])),
        ...stage.line(0.8, 0.6),
      }),
      put(baskets(stage), focus - w * (wide ? 0.3 : 0.36), floor - h * 0.07, {
        scale: (stage.person / 100) * 0.8,
      }),
      put(baskets(stage), focus + w * (wide ? 0.27 : 0.38), floor - h * 0.08, {
        scale: (stage.person / 100) * 0.7,
      }),
    ].join(""),
    before: "",
  };
};
