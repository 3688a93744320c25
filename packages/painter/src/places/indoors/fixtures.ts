import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { d, group, path, points, rect, type Svg } from "../../drawing/svg.ts";
import { moon } from "../../motifs/sky/index.ts";

/** A window in a wall: the sky in it, its sun or moon, bars, and shutters thrown open. */
export function window(
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
        ? moon(stage, { x: x + w * 0.14, y: y - h * 0.66, r: w * 0.12 })
        : stage.style.sun(stage, x - w * 0.12, y - h * 0.5, w * 0.1);
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
      stage.style.heaven(stage),
      hour === "night" && !covered ? stage.style.stars(stage) : "",
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

export function shelfOfPots(stage: Stage, x: number, y: number, w: number): Svg {
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

export function shell(stage: Stage, wall: string, ground: number): Svg {
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

export const mat = (stage: Stage): Svg => {
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
