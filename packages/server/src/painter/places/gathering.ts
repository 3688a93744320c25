import type { Stage } from "../composition/stage.ts";
import { darker, lighter } from "../drawing/colour.ts";
import {
  circle,
  d,
  dot,
  ellipse,
  group,
  leaf,
  path,
  points,
  put,
  rect,
  type Svg,
} from "../drawing/svg.ts";
import {
  cuspedArch,
  chhatri,
  jharokha,
  merlons,
  opening,
  wallFill,
} from "../motifs/buildings/masonry.ts";
import { townHouse } from "../motifs/buildings/street.ts";
import { ridge } from "../motifs/ground/ridge.ts";
import { baskets } from "../motifs/objects/treasures.ts";
import { glow } from "../motifs/objects/lamps.ts";
import { mango } from "../motifs/trees/broadleaf.ts";
import { palm, plantain } from "../motifs/trees/slender.ts";
import type { PlacePainter } from "./setting.ts";

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

/** A school: one long house under tiles, a verandah, doors upon blackboards, a bell on a post, a swept yard. */
export const school: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const ground = horizon + h * 0.14;
  const [x1, x2] = wide ? [focus - w * 0.36, focus + w * 0.3] : [w * 0.05, w * 0.95];
  const wall = wallFill(stage, "#e6d2a4", 0.86);
  const tile = stage.palette.at("#b0553a", 0.86);
  const eaves = ground - h * 0.24;
  const doors = wide ? 5 : 4;
  const step = (x2 - x1) / doors;
  let rows = "";
  for (let i = 1; i < 5; i++)
    rows += d`M${x1 - h * 0.02} ${eaves - (h * 0.13 * i) / 5}H${x2 + h * 0.02}`;
  for (let i = 0; i < 40; i++)
    rows += d`M${x1 + ((x2 - x1) * i) / 40} ${eaves}L${x1 + h * 0.08 + ((x2 - x1 - h * 0.16) * i) / 40} ${eaves - h * 0.13}`;
  const yard = stage.palette.at("#c39a68", 1);
  const bellAt = x2 + h * 0.07;
  const bronze = stage.palette.skin("#b8862e");
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon,
        rise: h * 0.06,
        colour: "#7f9a72",
        depth: 0.2,
        swells: 4,
      }),
      mango(stage, { name: "a", x: x1 - w * 0.02, y: ground, tall: h * 0.42, depth: 0.6 }),
      palm(stage, { name: "b", x: x2 - w * 0.02, y: ground, tall: h * 0.5, depth: 0.56 }),
      rect(x1, eaves, x2 - x1, ground - eaves, { fill: wall, ...stage.line(1.3, 0.75) }),
      ...Array.from({ length: doors }, (_, i) => {
        const x = x1 + step * (i + 0.5);
        const door = i % 2 === 0;
        const [dw, dh] = door ? [step * 0.34, h * 0.19] : [step * 0.4, h * 0.1];
        const y = door ? ground : ground - h * 0.07;
        return group(
          {},
          rect(x - dw / 2, y - dh, dw, dh, {
            fill: stage.palette.dark
              ? stage.palette.lamp
              : darker(stage.palette.at("#5a4636", 1), 0.3),
            ...stage.line(1.4, 0.85),
          }),
          door
            ? rect(x - dw * 0.36, y - dh * 0.86, dw * 0.72, dh * 0.4, {
                fill: stage.palette.at("#26382f", 1),
                ...stage.line(1.2, 0.8),
              }) +
                path(
                  d`M${x - dw * 0.28} ${y - dh * 0.74}h${dw * 0.4}M${x - dw * 0.28} ${y - dh * 0.66}h${dw * 0.5}M${x - dw * 0.28} ${y - dh * 0.58}h${dw * 0.3}`,
                  { fill: "none", stroke: "#f3ead4", "stroke-width": 1.6, "stroke-opacity": 0.8 },
                )
            : path(
                d`M${x} ${y - dh}V${y}M${x - dw * 0.25} ${y - dh}V${y}M${x + dw * 0.25} ${y - dh}V${y}`,
                { fill: "none", ...stage.line(1.6, 0.8) },
              ),
        );
      }),
      path(
        points([
          [x1 - h * 0.04, eaves + h * 0.03],
          [x1 + h * 0.06, eaves - h * 0.13],
          [x2 - h * 0.06, eaves - h * 0.13],
          [x2 + h * 0.04, eaves + h * 0.03],
        ]),
        { fill: tile, ...stage.line(1.5, 0.85) },
      ),
      path(rows, { fill: "none", ...stage.line(0.9, 0.34) }),
      ...Array.from({ length: doors + 1 }, (_, i) =>
        rect(x1 + step * i - h * 0.008, eaves + h * 0.02, h * 0.016, ground - eaves - h * 0.02, {
          fill: stage.palette.at("#8a5a38", 0.9),
          ...stage.line(1, 0.7),
        }),
      ),
      rect(-10, ground, w + 20, h, {
        fill: stage.defs.linear([
          [0, lighter(yard, 0.14)],
          [1, darker(yard, 0.36)],
        ]),
        ...stage.line(1.4, 0.6),
      }),
      rect(x1 - h * 0.03, ground - h * 0.008, x2 - x1 + h * 0.06, h * 0.03, {
        fill: wallFill(stage, "#c9ab7c", 0.9),
        ...stage.line(1.3, 0.8),
      }),
      path(d`M${bellAt} ${ground + h * 0.04}V${ground - h * 0.2}H${bellAt + h * 0.06}`, {
        fill: "none",
        stroke: stage.palette.at("#6f4a2e", 1),
        "stroke-width": 7,
      }),
      path(
        d`M${bellAt + h * 0.05} ${ground - h * 0.19}q${-h * 0.025} ${h * 0.02} ${-h * 0.028} ${h * 0.05}h${h * 0.056}q${-h * 0.003} ${-h * 0.03} ${-h * 0.028} ${-h * 0.05}Z`,
        { fill: bronze, ...stage.line(1.2, 0.9) },
      ),
      circle(bellAt + h * 0.05, ground - h * 0.132, h * 0.008, {
        fill: bronze,
        ...stage.line(1, 0.8),
      }),
      path(
        d`M${focus - w * 0.1} ${floor - h * 0.09}h${h * 0.1}m${h * 0.05} 0h${h * 0.1}m0 ${h * 0.03}h${-h * 0.1}m${-h * 0.05} 0h${-h * 0.1}`,
        { fill: "none", stroke: "#fff6e0", "stroke-width": 2, "stroke-opacity": 0.4 },
      ),
    ].join(""),
    before: "",
  };
};

/** A garden inside walls: a channel of water, beds in blocks, cypresses, a pavilion at the end. */
export const garden: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const wallTop = horizon - h * 0.02;
  const line = horizon + h * 0.08;
  const lawn = stage.palette.at("#6f9a4a", 1);
  const blue = stage.palette.at("#3f8fa8", 1);
  const toss = stage.dice("beds");
  const cypress = (x: number, tall: number): Svg =>
    path(
      d`M${x} ${line + 4}C${x - tall * 0.16} ${line - tall * 0.2} ${x - tall * 0.1} ${line - tall * 0.7} ${x} ${line - tall}C${x + tall * 0.1} ${line - tall * 0.7} ${x + tall * 0.16} ${line - tall * 0.2} ${x} ${line + 4}Z`,
      { fill: stage.palette.at("#2f5f3f", 0.7), ...stage.line(1.2, 0.6) },
    );
  const heads: Record<string, string> = {};
  for (let i = 0; i < 130; i++) {
    const side = toss.pick([-1, 1]);
    const u = toss.next();
    const y = line + h * 0.04 + (floor - line - h * 0.1) * u;
    const x = focus + side * w * (0.13 + u * 0.1 + toss.next() * 0.2);
    const colour = toss.pick(["#c8382f", "#f6c945", "#ea7f93", "#f6ead0", "#f29a2e"]);
    const r = h * (0.006 + u * 0.006);
    heads[colour] =
      (heads[colour] ?? "") +
      [0, 1, 2, 3, 4].map((p) => leaf(x, y, (p / 5) * 6.283, r * 1.8, r * 0.7)).join("") +
      dot(x, y, r * 0.4);
  }
  const half = (y: number): number => w * (0.035 + ((y - line) / (h - line)) * 0.05);
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon - h * 0.05,
        rise: h * 0.09,
        colour: "#7f9a7a",
        depth: 0.16,
        swells: 3,
      }),
      ...[-0.4, -0.28, 0.26, 0.38].map((k, i) =>
        mango(
          stage,
          { name: `g${i}`, x: focus + k * w, y: line, tall: h * 0.34, depth: 0.5 },
          "#5a8a46",
          i % 2 === 0 ? "#f2a03a" : undefined,
        ),
      ),
      rect(-10, wallTop, w + 20, line - wallTop, {
        fill: wallFill(stage, "#c9875c", 0.7),
        ...stage.line(1.3, 0.7),
      }),
      path(merlons(-10, w + 10, wallTop, h * 0.022), {
        fill: wallFill(stage, "#c9875c", 0.7),
        ...stage.line(0.9, 0.7),
      }),
      chhatri(stage, focus, line + 4, h * (wide ? 0.26 : 0.2), "#ead7ac", 0.84, stage.palette.dark),
      ...[-0.2, -0.14, 0.14, 0.2].map((k) => cypress(focus + k * w, h * 0.3)),
      rect(-10, line, w + 20, h, {
        fill: stage.defs.linear([
          [0, lighter(lawn, 0.1)],
          [1, darker(lawn, 0.42)],
        ]),
        ...stage.line(1.3, 0.6),
      }),
      path(
        points([
          [focus - half(line) * 1.5, line],
          [focus + half(line) * 1.5, line],
          [focus + half(floor) * 1.6, floor - h * 0.07],
          [focus - half(floor) * 1.6, floor - h * 0.07],
        ]),
        { fill: stage.palette.at("#d9c196", 1), ...stage.line(1.4, 0.7) },
      ),
      path(
        points([
          [focus - half(line), line + 4],
          [focus + half(line), line + 4],
          [focus + half(floor), floor - h * 0.07],
          [focus - half(floor), floor - h * 0.07],
        ]),
        {
          fill: stage.defs.linear([
            [0, lighter(blue, 0.3)],
            [1, blue],
          ]),
          ...stage.line(1.2, 0.7),
        },
      ),
      path(
        d`M${focus} ${floor - h * 0.1}q${-h * 0.05} ${-h * 0.1} ${-h * 0.07} ${h * 0.01}M${focus} ${floor - h * 0.1}q${h * 0.05} ${-h * 0.1} ${h * 0.07} ${h * 0.01}M${focus} ${floor - h * 0.1}v${-h * 0.09}`,
        { fill: "none", stroke: "#f3fbff", "stroke-width": 2.4, "stroke-opacity": 0.7 },
      ),
      ...Object.entries(heads).map(([colour, data]) =>
        path(data, { fill: stage.palette.at(colour, 1), ...stage.line(0.5, 0.5) }),
      ),
      rect(-10, floor - h * 0.075, w + 20, h, {
        fill: stage.defs.linear([
          [0, stage.palette.at("#cfae7c", 1)],
          [1, darker(stage.palette.at("#a9825a", 1), 0.3)],
        ]),
        ...stage.line(1.6, 0.7),
      }),
    ].join(""),
    before: "",
  };
};
