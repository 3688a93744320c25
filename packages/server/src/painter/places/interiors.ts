import type { Stage } from "../composition/stage.ts";
import { darker, lighter, mix } from "../drawing/colour.ts";
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
import { books, charpoy } from "../motifs/objects/furniture.ts";
import { cuspedArch } from "../motifs/buildings/masonry.ts";
import { glow } from "../motifs/objects/lamps.ts";
import { phaseOf } from "../motifs/sky/index.ts";
import type { PlacePainter } from "./setting.ts";

/** A window in a wall: the sky in it, its sun or moon, bars, and shutters thrown open. */
function window(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  sees: "disc" | "sky" = "disc",
): Svg {
  const { hour, weather } = stage.scene;
  const covered = weather === "rain" || weather === "storm";
  const timber = stage.palette.at("#6f4a2e", 1);
  const pane = stage.defs.clip(rect(x - w / 2, y - h, w, h, {}));
  const disc =
    covered || sees === "sky"
      ? ""
      : hour === "night"
        ? stage.manner.moon(stage, phaseOf(stage), x + w * 0.14, y - h * 0.66, w * 0.12)
        : stage.manner.sun(stage, x - w * 0.12, y - h * 0.5, w * 0.1);
  let bars = "";
  for (const k of [-0.25, 0, 0.25]) bars += d`M${x + k * w} ${y - h}V${y}`;
  const shutter = (side: 1 | -1): Svg => {
    const hinge = x + (side * w) / 2;
    return path(
      points([
        [hinge, y - h],
        [hinge + side * w * 0.34, y - h * 1.06],
        [hinge + side * w * 0.34, y + h * 0.05],
        [hinge, y],
      ]),
      { fill: stage.palette.at("#3f7a6a", 1), ...stage.line(1.4, 0.8) },
    );
  };
  const hills = stage.palette.at("#6f8f6a", 0.3);
  return group(
    {},
    group(
      { "clip-path": pane },
      stage.manner.heaven(stage),
      hour === "night" && !covered ? stage.manner.stars(stage) : "",
      disc,
      path(
        d`M${x - w} ${y}V${y - h * 0.2}Q${x - w * 0.2} ${y - h * 0.36} ${x + w * 0.1} ${y - h * 0.16}Q${x + w * 0.4} ${y - h * 0.3} ${x + w} ${y - h * 0.14}V${y}Z`,
        { fill: hills, ...stage.line(1.2, 0.6) },
      ),
    ),
    rect(x - w / 2, y - h, w, h, { fill: "none", ...stage.line(3, 1) }),
    path(bars, { fill: "none", stroke: darker(timber, 0.3), "stroke-width": 4 }),
    path(d`M${x - w * 0.5} ${y - h * 0.5}H${x + w * 0.5}`, {
      fill: "none",
      stroke: darker(timber, 0.3),
      "stroke-width": 4,
    }),
    shutter(-1),
    shutter(1),
    rect(x - w * 0.58, y - 2, w * 1.16, h * 0.07, {
      fill: lighter(timber, 0.1),
      ...stage.line(1.4, 0.8),
    }),
  );
}

function shelfOfPots(stage: Stage, x: number, y: number, w: number): Svg {
  const brass = stage.palette.skin("#cf9a3a");
  const timber = stage.palette.at("#6f4a2e", 1);
  const pots = [0, 1, 2, 3, 4].map((i) => {
    const s = w * (0.07 + (i % 2) * 0.02);
    const px = x + w * (0.1 + i * 0.2);
    return path(
      d`M${px - s * 0.7} ${y - s * 1.9}H${px + s * 0.7}L${px + s * 0.5} ${y - s * 1.5}C${px + s * 1.5} ${y - s * 1.1} ${px + s * 1.1} ${y} ${px} ${y}C${px - s * 1.1} ${y} ${px - s * 1.5} ${y - s * 1.1} ${px - s * 0.5} ${y - s * 1.5}Z`,
      { fill: i % 3 === 0 ? stage.palette.at("#b8703a", 1) : brass, ...stage.line(1, 0.85) },
    );
  });
  return group(
    {},
    ...pots,
    rect(x - w * 0.04, y, w * 1.08, w * 0.045, { fill: timber, ...stage.line(1.2, 0.8) }),
  );
}

function shell(stage: Stage, wall: string, ground: number): Svg {
  const { w, h } = stage;
  const floorColour = stage.palette.at("#a9764c", 1);
  let joints = "";
  for (const k of [0.18, 0.42, 0.72]) joints += d`M-10 ${ground + (h - ground) * k}H${w + 10}`;
  for (let i = 0; i <= 14; i++)
    joints += d`M${(i / 14) * w} ${ground}L${stage.focus + ((i / 14) * w - stage.focus) * 1.5} ${h + 10}`;
  return group(
    {},
    rect(-10, -10, w + 20, ground + 12, {
      fill: stage.defs.linear([
        [0, darker(wall, 0.36)],
        [0.6, wall],
        [1, darker(wall, 0.08)],
      ]),
    }),
    rect(-10, ground - h * 0.17, w + 20, h * 0.17, {
      fill: darker(wall, 0.3),
      ...stage.line(1.6, 0.6),
    }),
    rect(-10, ground, w + 20, h - ground + 10, {
      fill: stage.defs.linear([
        [0, lighter(floorColour, 0.1)],
        [1, darker(floorColour, 0.45)],
      ]),
      ...stage.line(2, 0.7),
    }),
    path(joints, { fill: "none", ...stage.line(1, 0.26) }),
    rect(-10, -10, w + 20, h * 0.09, {
      fill: darker(stage.palette.at("#6f4a2e", 1), 0.3),
      ...stage.line(1.6, 0.7),
    }),
    ...Array.from({ length: 9 }, (_, i) =>
      rect((i / 8) * w - w * 0.012, -10, w * 0.024, h * 0.12, {
        fill: stage.palette.at("#7a5230", 1),
        ...stage.line(1, 0.6),
      }),
    ),
  );
}

const mat = (stage: Stage): Svg => {
  const { w, h, focus, floor, shape } = stage;
  const half = w * (shape === "banner" ? 0.22 : 0.38);
  return group(
    {},
    path(
      points([
        [focus - half * 0.82, floor - h * 0.045],
        [focus + half * 0.82, floor - h * 0.045],
        [focus + half, floor + h * 0.045],
        [focus - half, floor + h * 0.045],
      ]),
      { fill: stage.palette.pigment("lac"), ...stage.line(1.6, 0.8) },
    ),
    path(
      d`M${focus - half * 0.88} ${floor - h * 0.02}H${focus + half * 0.88}M${focus - half * 0.94} ${floor + h * 0.02}H${focus + half * 0.94}`,
      {
        fill: "none",
        stroke: stage.palette.pigment("haldi"),
        "stroke-width": 4,
        "stroke-dasharray": "10 8",
      },
    ),
  );
};

const rooms = ["bedroom", "study", "archway", "parlour"] as const;

/** A doorway without a door, and the court of the house in the light beyond it. */
function openArch(stage: Stage, x: number, y: number, w: number, h: number): Svg {
  const shape = cuspedArch(x, y, w, h);
  const beyond = stage.palette.at("#d9b98a", 0.5);
  return group(
    {},
    group(
      { "clip-path": stage.defs.clip(path(shape, {})) },
      stage.manner.heaven(stage),
      rect(x - w, y - h * 0.42, w * 2, h * 0.5, {
        fill: stage.palette.at("#c28a5c", 0.45),
        ...stage.line(1.4, 0.6),
      }),
      rect(x - w, y - h * 0.12, w * 2, h * 0.2, { fill: beyond, ...stage.line(1.2, 0.6) }),
      path(cuspedArch(x - w * 0.24, y - h * 0.12, w * 0.26, h * 0.26), {
        fill: stage.palette.dark ? stage.palette.lamp : darker(beyond, 0.5),
        ...stage.line(1.4, 0.8),
      }),
      path(cuspedArch(x + w * 0.2, y - h * 0.12, w * 0.26, h * 0.26), {
        fill: darker(beyond, 0.5),
        ...stage.line(1.4, 0.8),
      }),
    ),
    path(shape, { fill: "none", ...stage.line(3.4, 1) }),
  );
}

/** A cloth on the wall: a field of flowers inside a border. */
function hanging(stage: Stage, x: number, y: number): Svg {
  const { h } = stage;
  const [w, tall] = [h * 0.26, h * 0.34];
  const field = stage.palette.pigment(
    stage.dice("hanging").pick(["lac", "indigo", "madder", "leaf"]),
  );
  let flowers = "";
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 3; i++)
      for (let p = 0; p < 5; p++)
        flowers += leaf(
          x - w * 0.28 + i * w * 0.28,
          y - tall * (0.2 + row * 0.2),
          (p / 5) * 6.283 + row,
          w * 0.085,
          w * 0.034,
        );
  return group(
    {},
    rect(x - w / 2, y - tall, w, tall, { fill: field, ...stage.line(1.6, 0.85) }),
    rect(x - w * 0.42, y - tall * 0.93, w * 0.84, tall * 0.86, {
      fill: "none",
      stroke: stage.palette.pigment("haldi"),
      "stroke-width": 5,
    }),
    path(flowers, { fill: stage.palette.pigment("saffron"), ...stage.line(0.6, 0.6) }),
    path(d`M${x - w * 0.56} ${y - tall}H${x + w * 0.56}`, {
      fill: "none",
      stroke: stage.palette.at("#6f4a2e", 1),
      "stroke-width": 9,
      "stroke-linecap": "round",
    }),
  );
}

/** A room: a window open on the hour, a lamp in a niche, a cot against the wall. */
export const room: PlacePainter = (stage) => {
  const { w, h, focus, floor, shape } = stage;
  const toss = stage.dice("room");
  const wide = shape === "banner";
  const ground = floor - h * 0.11;
  const wall = stage.palette.at(
    toss.pick(["#c98f5a", "#7f9a9c", "#a9b07a", "#c48a80", "#d2b27c"]),
    0.96,
  );
  const [ww, wh] = wide ? [w * 0.17, h * 0.34] : [w * 0.3, h * 0.24];
  const turned = toss.chance(0.5) ? 1 : -1;
  const windowAt = focus + turned * w * (wide ? 0.03 : 0.1);
  const sill = ground - h * 0.2;
  const nicheAt = focus - turned * w * (wide ? 0.16 : 0.3);
  const niche = d`M${nicheAt - h * 0.04} ${sill}V${sill - h * 0.1}Q${nicheAt} ${sill - h * 0.17} ${nicheAt + h * 0.04} ${sill - h * 0.1}V${sill}Z`;
  const cloth = stage.palette.pigment(toss.pick(["madder", "indigo", "leaf", "saffron"]));
  const doorAt = focus + turned * w * (wide ? 0.25 : 0.42);
  const fall = d`M${doorAt - h * 0.09} ${ground - h * 0.46}H${doorAt + h * 0.09}L${doorAt + h * 0.1} ${ground - 2}H${doorAt - h * 0.1}Z`;
  const curtain = group(
    {},
    path(fall, { fill: stage.manner.drape(stage, cloth, true, "cloth"), ...stage.line(1.6, 0.85) }),
    path(fall, { fill: stage.manner.weave(stage), "fill-opacity": 0.5 }),
    rect(doorAt - h * 0.13, ground - h * 0.485, h * 0.26, h * 0.028, {
      fill: stage.palette.at("#6f4a2e", 1),
      ...stage.line(1.2, 0.8),
    }),
  );
  const lampInNiche = group(
    {},
    path(niche, { fill: darker(wall, 0.55), ...stage.line(1.8, 0.9) }),
    glow(stage, nicheAt, sill - h * 0.05, h * 0.3),
    path(leaf(nicheAt, sill - h * 0.018, -1.57, h * 0.06, h * 0.016), {
      fill: stage.palette.ember,
    }),
    path(
      d`M${nicheAt - h * 0.026} ${sill - h * 0.02}Q${nicheAt} ${sill + h * 0.012} ${nicheAt + h * 0.026} ${sill - h * 0.02}Z`,
      { fill: stage.palette.at("#b5622f", 1), ...stage.line(1, 0.9) },
    ),
  );
  const corner = focus - turned * w * (wide ? 0.27 : 0.34);
  const cot = put(charpoy(stage), corner, ground + h * 0.02, {
    scale: (stage.person / 100) * 0.8,
  });
  const shelves = put(books(stage), corner, ground + h * 0.012, {
    scale: (stage.person / 100) * 0.95,
  });
  const pots = shelfOfPots(stage, corner - w * (turned > 0 ? 0.1 : 0), ground - h * 0.42, w * 0.1);
  const furnished: Record<(typeof rooms)[number], Svg> = {
    bedroom: window(stage, windowAt, sill, ww, wh) + lampInNiche + curtain + pots + cot,
    study:
      window(stage, windowAt - turned * w * 0.12, sill, ww * 0.7, wh, "sky") +
      window(stage, windowAt + turned * w * 0.1, sill, ww * 0.7, wh) +
      shelves,
    archway:
      openArch(stage, windowAt, ground, ww * 1.3, h * 0.5) + hanging(stage, nicheAt, sill) + pots,
    parlour:
      hanging(stage, windowAt, sill + h * 0.06) +
      window(stage, corner, sill, ww * 0.62, wh * 0.86) +
      curtain +
      lampInNiche,
  };
  const kind = stage.near ? toss.pick(rooms) : "bedroom";
  return {
    indoors: true,
    behind: [shell(stage, wall, ground), furnished[kind], mat(stage)].join(""),
    before: "",
  };
};

/** A kitchen: clay ovens alight along the wall, brass on the shelf, smoke going to a small window. */
export const kitchen: PlacePainter = (stage) => {
  const { w, h, focus, floor, shape } = stage;
  const toss = stage.dice("kitchen");
  const wide = shape === "banner";
  const ground = floor - h * 0.1;
  const wall = mix(stage.palette.at("#b3764a", 0.96), stage.palette.ink, 0.14);
  const clay = stage.palette.at("#a8623a", 1);
  const ovenTop = ground - h * 0.15;
  const ovens = [-0.3, -0.12, 0.06, 0.24].map((k) => focus + k * w * (wide ? 0.8 : 1.3));
  let ropes = "";
  let onions = "";
  for (const k of [-0.22, -0.05, 0.15, 0.3]) {
    const [x, y] = [focus + k * w * (wide ? 0.8 : 1.2), h * toss.between(0.2, 0.27)];
    ropes += d`M${x} ${h * 0.08}V${y}`;
    for (let i = 0; i < 5; i++)
      onions += dot(x + ((i % 2) - 0.5) * h * 0.016, y - i * h * 0.018, h * 0.012);
  }
  return {
    indoors: true,
    behind: [
      shell(stage, wall, ground),
      window(
        stage,
        focus - w * (wide ? 0.24 : 0.3),
        ground - h * 0.3,
        w * (wide ? 0.1 : 0.18),
        h * 0.2,
      ),
      shelfOfPots(
        stage,
        focus - w * (wide ? 0.12 : 0.14),
        ground - h * 0.36,
        w * (wide ? 0.15 : 0.28),
      ),
      shelfOfPots(
        stage,
        focus + w * (wide ? 0.09 : 0.2),
        ground - h * 0.3,
        w * (wide ? 0.15 : 0.26),
      ),
      path(ropes, { fill: "none", ...stage.line(1.6, 0.7) }),
      path(onions, { fill: stage.palette.pigment("lotus"), ...stage.line(0.9, 0.8) }),
      rect(-10, ovenTop, w + 20, ground - ovenTop + 4, { fill: clay, ...stage.line(2, 0.8) }),
      rect(-10, ovenTop - h * 0.014, w + 20, h * 0.022, {
        fill: lighter(clay, 0.16),
        ...stage.line(1.4, 0.8),
      }),
      ...ovens.flatMap((x, i) => {
        const s = h * 0.06;
        const mouth = d`M${x - s} ${ground}V${ground - s * 0.9}Q${x} ${ground - s * 2.1} ${x + s} ${ground - s * 0.9}V${ground}Z`;
        const flames = [-0.5, -0.15, 0.2, 0.5]
          .map((k) =>
            leaf(x + k * s, ground - 2, -1.57 + k * 0.3, s * (1.3 - Math.abs(k)), s * 0.24),
          )
          .join("");
        const pot = d`M${x - s * 0.6} ${ovenTop - s * 1.05}H${x + s * 0.6}L${x + s * 0.5} ${ovenTop - s * 0.8}C${x + s * 1.3} ${ovenTop - s * 0.4} ${x + s * 0.7} ${ovenTop} ${x} ${ovenTop}C${x - s * 0.7} ${ovenTop} ${x - s * 1.3} ${ovenTop - s * 0.4} ${x - s * 0.5} ${ovenTop - s * 0.8}Z`;
        return [
          path(mouth, { fill: darker(clay, 0.7), ...stage.line(1.6, 0.9) }),
          path(flames, { fill: stage.palette.ember }),
          path(leaf(x, ground - 2, -1.57, s * 0.8, s * 0.14), { fill: "#fff0b0" }),
          path(pot, {
            fill: i % 2 === 0 ? stage.palette.at("#8a4a2c", 1) : stage.palette.skin("#cf9a3a"),
            ...stage.line(1.4, 0.85),
          }),
          path(
            d`M${x} ${ovenTop - s * 1.2}c${-s * 0.5} ${-s * 0.7} ${s * 0.5} ${-s * 1.1} 0 ${-s * 2}c${-s * 0.4} ${-s * 0.6} ${s * 0.4} ${-s} 0 ${-s * 1.6}`,
            {
              fill: "none",
              stroke: "#fff4dc",
              "stroke-width": s * 0.12,
              "stroke-opacity": 0.3,
              "stroke-linecap": "round",
            },
          ),
        ];
      }),
      ...ovens.map((x) => glow(stage, x, ground - h * 0.03, h * 0.2)),
      ellipse(focus, floor, w * 0.28, h * 0.05, {
        fill: stage.defs.radial([
          [0, stage.palette.ember, 0.3],
          [1, stage.palette.ember, 0],
        ]),
      }),
      circle(focus - w * (wide ? 0.2 : 0.4), floor - h * 0.02, h * 0.03, {
        fill: stage.palette.at("#c9a062", 1),
        ...stage.line(1.2, 0.8),
      }),
    ].join(""),
    before: "",
  };
};
