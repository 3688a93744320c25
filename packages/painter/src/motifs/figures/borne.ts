import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { circle, d, ellipse, group, path, put, type Svg } from "../../drawing/svg.ts";
import type { MountKind } from "../../scene/mounts.ts";
import type { Pigment } from "../../scene/scene.ts";
import { elephant } from "../animals/elephant.ts";
import { camel, horse } from "../animals/hoofed.ts";

const saddles: Record<MountKind, readonly [x: number, y: number]> = {
  horse: [-2, -62],
  elephant: [-14, -112],
  camel: [4, -84],
};

const drawn: Record<MountKind, (stage: Stage) => Svg> = { horse, elephant, camel };

/** A rider: the beast first, the person in its saddle. */
export function mounted(stage: Stage, body: Svg, mount: MountKind): Svg {
  const [x, y] = saddles[mount];
  return drawn[mount](stage) + put(body, x, y);
}

/** A country boat about a sitting person, with the water parting at its bow. */
export function inBoat(stage: Stage, body: Svg): Svg {
  const wood = stage.palette.at("#7a4526", 0.95);
  const hull =
    "M-66 -20C-58 -8 -34 -2 0 -2C34 -2 58 -8 72 -24C72 -4 56 10 34 14C12 17 -20 17 -40 13C-58 9 -66 -4 -66 -20Z";
  const ripples = d`M-84 14q14 -4 28 0t28 0t28 0t28 0t28 0t28 0M-70 20q14 -4 28 0t28 0t28 0t28 0`;
  return group(
    {},
    path("M-64 -18C-40 -26 44 -26 70 -22C50 -10 -46 -8 -64 -18Z", {
      fill: darker(wood, 0.5),
      ...stage.line(0.8, 0.7),
    }),
    put(body, 0, -4),
    path(hull, {
      fill: stage.defs.linear([
        [0, lighter(wood, 0.12)],
        [1, darker(wood, 0.45)],
      ]),
      ...stage.line(0.9, 0.85),
    }),
    path("M-63 -10C-40 4 44 4 70 -14M-58 0C-36 11 40 11 62 -3", {
      fill: "none",
      ...stage.line(0.7, 0.5),
    }),
    circle(60, -10, 2.4, { fill: stage.palette.lamp, ...stage.line(0.6, 0.8) }),
    path(ripples, { fill: "none", ...stage.line(1, 0.6) }),
  );
}

/** Somebody lying on a mat, a cloth over them from the breast to the feet. */
export function asleep(stage: Stage, body: Svg, height: number, cover: Pigment): Svg {
  const cloth = stage.palette.pigment(cover);
  const mat = stage.palette.at("#c9a062", 1);
  const long = 50 * height;
  return group(
    {},
    ellipse(0, 1, long + 10, 4, { fill: stage.palette.ink, "fill-opacity": 0.35 }),
    path(d`M${-long - 10} -3H${long + 8}L${long + 14} 3H${-long - 16}Z`, {
      fill: mat,
      ...stage.line(0.7, 0.8),
    }),
    path(d`M${-long - 4} -3C${-long - 6} -12 ${-long + 16} -13 ${-long + 17} -3Z`, {
      fill: stage.palette.pigment("ivory"),
      ...stage.line(0.6, 0.8),
    }),
    put(body, long, -9, { turn: -90 }),
    path(
      d`M${-long + 36} -3C${-long + 34} -18 ${-long + 50} -21 ${0} -18C${long * 0.5} -17 ${long - 8} -15 ${long + 2} -19Q${long + 8} -10 ${long + 6} -2Q0 2 ${-long + 36} -3Z`,
      { fill: stage.style.drape(stage, cloth, true, "cloth"), ...stage.line(0.6, 0.85) },
    ),
    path(d`M${-long + 38} -15Q${-long + 44} -8 ${-long + 40} -3`, {
      fill: "none",
      stroke: stage.palette.lamp,
      "stroke-width": 1.4,
    }),
  );
}
