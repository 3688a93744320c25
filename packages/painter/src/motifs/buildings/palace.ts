import { glow } from "../objects/lamps.ts";
import type { Stage } from "../../composition/stage.ts";
import { group, path, points, rect, type Svg } from "../../drawing/svg.ts";
import { chhatri, courses, dome, jharokha, merlons, opening, wallFill } from "./masonry.ts";

const stone = "#d9b27a";

function bastion(stage: Stage, x: number, y: number, w: number, h: number, depth: number): Svg {
  const wall = wallFill(stage, stone, depth);
  return group(
    {},
    path(
      points([
        [x - w * 0.58, y],
        [x - w * 0.46, y - h],
        [x + w * 0.46, y - h],
        [x + w * 0.58, y],
      ]),
      { fill: wall, ...stage.line(1.3, 0.7) },
    ),
    rect(x - w * 0.54, y - h - w * 0.1, w * 1.08, w * 0.12, {
      fill: wall,
      ...stage.line(1.1, 0.8),
    }),
    path(merlons(x - w * 0.54, x + w * 0.54, y - h - w * 0.1, w * 0.16), {
      fill: wall,
      ...stage.line(0.9, 0.8),
    }),
    courses(stage, `bastion ${Math.round(x)}`, x - w * 0.42, x + w * 0.42, y - h + 10, y),
  );
}

/** Firelight from the gate and the terraces, climbing the stone. */
function uplight(stage: Stage, x: number, y: number, w: number, h: number): Svg {
  const fire = stage.defs.linear([
    [0, stage.palette.ember, 0],
    [0.5, stage.palette.ember, 0.1],
    [1, stage.palette.lamp, 0.42],
  ]);
  return rect(x, y, w, h, { fill: fire });
}

/** A hill palace: a plinth of arches between round bastions, a storey of balconies, a crown of domes. */
export function palace(stage: Stage, x: number, y: number, w: number, depth = 0.86): Svg {
  const toss = stage.dice("palace windows");
  const night = stage.palette.dark;
  const lit = (odds: number): boolean => night && toss.chance(odds);
  const wall = wallFill(stage, stone, depth);
  const line = stage.line(1.3, 0.75);
  const [h1, h2, h3] = [w * 0.2, w * 0.17, w * 0.14];
  const [y2, y3] = [y - h1, y - h1 - h2];
  const [w2, w3] = [w * 0.74, w * 0.42];
  const out: Svg[] = [];

  out.push(
    dome(stage, x, y3 - h3, w * 0.21, "#e8cf9c", depth),
    chhatri(stage, x - w3 * 0.4, y3 - h3, w * 0.085, stone, depth, night),
    chhatri(stage, x + w3 * 0.4, y3 - h3, w * 0.085, stone, depth, night),
    rect(x - w3 / 2, y3 - h3, w3, h3, { fill: wall, ...line }),
    night ? uplight(stage, x - w3 / 2, y3 - h3, w3, h3) : "",
    path(merlons(x - w3 / 2, x + w3 / 2, y3 - h3, w * 0.018), {
      fill: wall,
      ...stage.line(0.8, 0.7),
    }),
    ...[-0.36, -0.12, 0.12, 0.36].map((k) =>
      opening(stage, x + w3 * k, y3 - h3 * 0.12, w3 * 0.17, h3 * 0.74, lit(0.75)),
    ),
  );

  out.push(
    chhatri(stage, x - w2 * 0.44, y2 - h2, w * 0.1, stone, depth, lit(0.6)),
    chhatri(stage, x + w2 * 0.44, y2 - h2, w * 0.1, stone, depth, lit(0.6)),
    rect(x - w2 / 2, y2 - h2, w2, h2, { fill: wall, ...line }),
    night ? uplight(stage, x - w2 / 2, y2 - h2, w2, h2) : "",
    path(merlons(x - w2 / 2, x + w2 / 2, y2 - h2, w * 0.02), {
      fill: wall,
      ...stage.line(0.8, 0.7),
    }),
    courses(stage, "storey", x - w2 / 2 + 6, x + w2 / 2 - 6, y2 - h2, y2),
    ...[-0.38, -0.19, 0, 0.19, 0.38].map((k, i) =>
      i % 2 === 0
        ? jharokha(stage, x + w2 * k, y2 - h2 * 0.3, w * 0.062, "#e3c48c", depth, lit(0.8))
        : opening(stage, x + w2 * k, y2 - h2 * 0.14, w * 0.052, h2 * 0.62, lit(0.5)),
    ),
  );

  out.push(
    rect(x - w / 2, y2, w, h1, { fill: wall, ...line }),
    path(merlons(x - w / 2, x + w / 2, y2, w * 0.024), { fill: wall, ...stage.line(0.8, 0.7) }),
    courses(stage, "plinth", x - w / 2 + 6, x + w / 2 - 6, y2, y),
    ...[-0.34, -0.25, -0.16, 0.16, 0.25, 0.34].map((k) =>
      opening(stage, x + w * k, y, w * 0.062, h1 * 0.6, lit(0.6)),
    ),
    night ? uplight(stage, x - w / 2, y2, w, h1) : "",
    night ? glow(stage, x, y - h1 * 0.3, w * 0.2) : "",
    opening(stage, x, y, w * 0.15, h1 * 0.92, night),
    bastion(stage, x - w * 0.49, y, w * 0.15, h1 * 1.24, depth),
    bastion(stage, x + w * 0.49, y, w * 0.15, h1 * 1.24, depth),
    chhatri(stage, x - w * 0.49, y - h1 * 1.24 - w * 0.03, w * 0.1, stone, depth, lit(0.7)),
    chhatri(stage, x + w * 0.49, y - h1 * 1.24 - w * 0.03, w * 0.1, stone, depth, lit(0.7)),
  );
  return group({}, ...out);
}

/** Ramparts that climb a far ridge, seen as steps of wall between towers. */
export function ramparts(stage: Stage, y: number, rise: number): Svg {
  const toss = stage.dice("ramparts");
  const wall = stage.palette.at("#b98f62", 0.42);
  const out: Svg[] = [];
  const count = stage.shape === "banner" ? 11 : 7;
  let [x, top] = [-10, y - rise * 0.3];
  for (let i = 0; i < count; i++) {
    const w = stage.w / count + 4;
    const next = y - rise * (0.3 + 0.5 * Math.sin((i / count) * 3.2 + 0.4)) + toss.around(0, 8);
    out.push(
      path(
        points([
          [x, top],
          [x + w, next],
          [x + w, next + 34],
          [x, top + 34],
        ]),
        { fill: wall, ...stage.line(0.8, 0.3) },
      ),
      rect(x + w - 9, next - 14, 20, 52, { fill: wall, ...stage.line(0.8, 0.35) }),
      path(merlons(x + w - 9, x + w + 11, next - 14, 6), { fill: wall }),
    );
    x += w;
    top = next;
  }
  return group({}, ...out);
}
