import type { Stage } from "../../composition/stage.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import {
  circle,
  d,
  ellipse,
  group,
  leaf,
  path,
  points,
  put,
  rect,
  type Svg,
} from "../../drawing/svg.ts";
import { courses, cuspedArch, chhatri, merlons, wallFill } from "../../motifs/buildings/masonry.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { banner, tent } from "../../motifs/objects/outdoors.ts";
import { drift } from "../../motifs/sky/weather.ts";
import type { PlacePainter } from "../setting.ts";

const stone = "#c08f5c";

function tower(stage: Stage, x: number, y: number, w: number, h: number, depth: number): Svg {
  const wall = wallFill(stage, stone, depth);
  return group(
    {},
    path(
      points([
        [x - w * 0.56, y],
        [x - w * 0.46, y - h],
        [x + w * 0.46, y - h],
        [x + w * 0.56, y],
      ]),
      { fill: wall, ...stage.line(1.5, 0.8) },
    ),
    courses(stage, `tower ${Math.round(x)}`, x - w * 0.42, x + w * 0.42, y - h + 16, y),
    rect(x - w * 0.54, y - h - w * 0.1, w * 1.08, w * 0.14, {
      fill: wall,
      ...stage.line(1.3, 0.85),
    }),
    path(merlons(x - w * 0.54, x + w * 0.54, y - h - w * 0.1, w * 0.15), {
      fill: wall,
      ...stage.line(1, 0.85),
    }),
    ...[-0.2, 0.2].map((k) =>
      rect(x + k * w - w * 0.03, y - h * 0.72, w * 0.06, h * 0.13, {
        fill: stage.palette.ink,
        "fill-opacity": 0.8,
      }),
    ),
  );
}

/** The gate of a hill fort: walls climbing to both sides, two round towers, a door with spikes. */
export const fort: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const base = floor - h * 0.1;
  const x = focus + w * (wide ? 0.05 : 0);
  const unit = wide ? h : h * 0.72;
  const wall = wallFill(stage, stone, 0.8);
  const climb = (side: 1 | -1): Svg => {
    const parts: Svg[] = [];
    for (let i = 4; i >= 0; i--) {
      const a = x + side * unit * (0.26 + i * 0.24);
      const b = a + side * unit * 0.26;
      const top = base - unit * (0.3 + i * 0.045);
      parts.push(
        rect(Math.min(a, b), top, Math.abs(b - a), h - top, {
          fill: wallFill(stage, stone, 0.74 - i * 0.08),
          ...stage.line(1.2, 0.7),
        }),
        path(merlons(Math.min(a, b), Math.max(a, b), top, unit * 0.026), {
          fill: wallFill(stage, stone, 0.74 - i * 0.08),
          ...stage.line(0.9, 0.75),
        }),
      );
    }
    return parts.join("");
  };
  const gateTop = base - unit * 0.46;
  const door = cuspedArch(x, base, unit * 0.2, unit * 0.34);
  const timber = stage.palette.at("#5a3a24", 1);
  let spikes = "";
  for (let row = 0; row < 6; row++)
    for (let k = -3; k <= 3; k++)
      spikes += leaf(
        x + k * unit * 0.024,
        base - unit * (0.03 + row * 0.034),
        0.4,
        unit * 0.014,
        unit * 0.006,
      );
  const earth = stage.palette.at("#b08a58", 1);
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon - h * 0.06,
        rise: h * 0.14,
        colour: "#8f8270",
        depth: 0.14,
        swells: 3,
      }),
      ridge(stage, {
        name: "hill",
        y: horizon + h * 0.02,
        rise: h * 0.12,
        colour: "#9a7f56",
        depth: 0.4,
        swells: 2,
        lift: { at: x / w, by: h * 0.08, wide: 0.4 },
      }),
      climb(-1),
      climb(1),
      rect(x - unit * 0.2, gateTop, unit * 0.4, base - gateTop, {
        fill: wall,
        ...stage.line(1.6, 0.85),
      }),
      path(merlons(x - unit * 0.2, x + unit * 0.2, gateTop, unit * 0.03), {
        fill: wall,
        ...stage.line(1, 0.85),
      }),
      ...[-1, 1].map((side) =>
        chhatri(
          stage,
          x + side * unit * 0.1,
          gateTop - unit * 0.02,
          unit * 0.09,
          "#d7ab72",
          0.86,
          stage.palette.dark,
        ),
      ),
      path(door, { fill: timber, ...stage.line(2.4, 0.95) }),
      path(d`M${x} ${base}V${base - unit * 0.32}`, { fill: "none", ...stage.line(1.8, 0.9) }),
      path(spikes, { fill: stage.palette.at("#a9a49c", 1), ...stage.line(0.5, 0.7) }),
      tower(stage, x - unit * 0.27, base, unit * 0.2, unit * 0.44, 0.9),
      tower(stage, x + unit * 0.27, base, unit * 0.2, unit * 0.44, 0.9),
      rect(-10, base, w + 20, h, {
        fill: stage.defs.linear([
          [0, lighter(earth, 0.12)],
          [1, darker(earth, 0.42)],
        ]),
        ...stage.line(1.6, 0.7),
      }),
      path(
        points([
          [x - unit * 0.1, base],
          [x + unit * 0.1, base],
          [focus + w * 0.3, h + 8],
          [focus - w * 0.26, h + 8],
        ]),
        { fill: lighter(earth, 0.2), "fill-opacity": 0.6, ...stage.line(1, 0.4) },
      ),
    ].join(""),
    before: "",
  };
};

/** An army far away in its own dust: ranks of spears, elephants with towers, standards. */
function army(stage: Stage, from: number, to: number, y: number, side: 1 | -1, name: string): Svg {
  const toss = stage.dice(`army ${name}`);
  const dark = mix(stage.palette.at("#4a3a34", 0.5), stage.palette.haze, 0.25);
  let heads = "";
  let spears = "";
  let flags = "";
  const s = stage.h * 0.013;
  for (let row = 0; row < 4; row++) {
    const ry = y + row * s * 1.7;
    for (let x = from + row * s * 0.6; x < to; x += s * 1.5) {
      const px = x + toss.around(0, s * 0.3);
      heads += d`M${px - s * 0.5} ${ry + s * 1.8}V${ry}q${s * 0.5} ${-s * 0.9} ${s} 0V${ry + s * 1.8}Z`;
      if (toss.chance(0.7)) spears += d`M${px} ${ry + s}l${side * s * 0.5} ${-s * 3.6}`;
      if (toss.chance(0.05))
        flags += d`M${px} ${ry - s * 5.6}l${side * s * 2.4} ${s * 0.8}l${-side * s * 2.4} ${s * 0.9}Z`;
    }
  }
  const beasts = [0.3, 0.72].map((k) => {
    const x = from + (to - from) * k;
    const e = s * 1.6;
    return path(
      d`M${x - e * 2} ${y + e * 2}V${y - e}C${x - e * 2} ${y - e * 3} ${x + e} ${y - e * 3.2} ${x + side * e * 1.6} ${y - e * 2}C${x + side * e * 3} ${y - e * 1.8} ${x + side * e * 2.4} ${y} ${x + side * e * 2.8} ${y + e * 1.6}L${x + side * e * 2} ${y + e}V${y + e * 2}ZM${x - e} ${y - e * 2.6}V${y - e * 4.4}H${x + e * 0.8}V${y - e * 2.6}Z`,
      { fill: dark, ...stage.line(0.8, 0.5) },
    );
  });
  return group(
    {},
    path(spears, { fill: "none", stroke: dark, "stroke-width": 2 }),
    path(flags, { fill: stage.palette.pigment(side > 0 ? "saffron" : "madder") }),
    ...beasts,
    path(heads, { fill: dark, ...stage.line(0.6, 0.4) }),
  );
}

export const battlefield: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus } = stage;
  const toss = stage.dice("field");
  const earth = stage.palette.at("#b3824c", 1);
  const wood = stage.palette.at("#6f4a2e", 1);
  let shafts = "";
  let fletches = "";
  for (let i = 0; i < 14; i++) {
    const x = toss.between(0.05, 0.98) * w;
    const y = floor + toss.between(-h * 0.09, h * 0.06);
    if (Math.abs(x - focus) < w * 0.14) continue;
    const lean = toss.around(0, 26);
    shafts += d`M${x} ${y}l${lean} ${-h * 0.075}`;
    fletches +=
      leaf(x + lean, y - h * 0.075, -1.57 + 0.3, h * 0.016, 4) +
      leaf(x + lean, y - h * 0.07, -1.57 - 0.3, h * 0.016, 4);
  }
  const [wx, wy, r] = [focus - w * 0.27, floor - h * 0.02, h * 0.075];
  let spokes = "";
  for (let i = 0; i < 8; i++)
    spokes += d`M${wx} ${wy - r * 0.7}L${wx + Math.cos(i * 0.785) * r} ${wy - r * 0.7 + Math.sin(i * 0.785) * r}`;
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon,
        rise: h * 0.05,
        colour: "#9a7f68",
        depth: 0.14,
        swells: 3,
      }),
      put(tent(stage), w * 0.3, horizon + h * 0.05, { scale: h / 1500 }),
      put(tent(stage), w * 0.95, horizon + h * 0.06, { scale: h / 1300 }),
      drift(stage, horizon + h * 0.01, 1),
      army(stage, w * 0.02, w * 0.4, horizon + h * 0.02, 1, "left"),
      army(stage, w * 0.66, w * 0.99, horizon + h * 0.03, -1, "right"),
      drift(stage, horizon + h * 0.08, 1.1),
      ridge(stage, {
        name: "field",
        y: horizon + h * 0.12,
        rise: h * 0.02,
        colour: "#b3824c",
        depth: 0.8,
        swells: 3,
      }),
      rect(-10, floor - h * 0.1, w + 20, h, {
        fill: stage.defs.linear([
          [0, lighter(earth, 0.06)],
          [1, darker(earth, 0.42)],
        ]),
      }),
      put(banner(stage), focus + w * 0.27, floor - h * 0.06, {
        scale: (stage.person / 100) * 0.86,
      }),
      path(shafts, { fill: "none", stroke: wood, "stroke-width": 3 }),
      path(fletches, { fill: stage.palette.pigment("ivory"), ...stage.line(0.6, 0.7) }),
      ellipse(wx, floor + h * 0.01, r * 1.2, r * 0.16, {
        fill: stage.palette.ink,
        "fill-opacity": 0.3,
      }),
      circle(wx, wy - r * 0.7, r, { fill: "none", stroke: wood, "stroke-width": r * 0.18 }),
      circle(wx, wy - r * 0.7, r, { fill: "none", ...stage.line(1.2, 0.7) }),
      path(spokes, { fill: "none", stroke: wood, "stroke-width": r * 0.1 }),
    ].join(""),
    before: "",
  };
};
