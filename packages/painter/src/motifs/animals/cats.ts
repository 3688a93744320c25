import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, ellipse, group, leaf, path, put, type Svg } from "../../drawing/svg.ts";

export type CatPose = "stand" | "sit";

interface Coat {
  readonly hide: string;
  readonly belly: string;
  readonly mark: Svg;
}

interface Build {
  readonly shade: number;
  readonly farLegs: string;
  readonly body: string;
  readonly muscles: string;
  readonly tail: string;
  readonly tailEnd: readonly [x: number, y: number, angle: number];
  readonly head: readonly [x: number, y: number];
  readonly stripes: readonly (readonly [x: number, y: number, angle: number, long: number])[];
}

const builds: Record<CatPose, Build> = {
  stand: {
    shade: 54,
    farLegs:
      "M-30 -34L-38 -16L-36 -8L-30 -4Q-29 0 -34 0H-44Q-46 -4 -44 -8L-46 -18L-40 -40ZM22 -36L29 -18L29 -8L35 -4Q36 0 31 0H42Q50 0 48 -5L40 -9L38 -20L36 -40Z",
    body: "M-48 -46C-48 -60 -32 -63 -14 -59C0 -57 14 -64 26 -66C40 -66 48 -54 45 -43C44 -36 38 -32 36 -28L34 -11L40 -5Q42 0 36 0H23Q21 -3 23 -7L20 -28C6 -23 -8 -25 -18 -30C-20 -22 -25 -16 -25 -10L-18 -5Q-17 0 -22 0H-35Q-37 -4 -35 -10C-35 -20 -43 -26 -46 -34Z",
    muscles:
      "M-20 -31C-16 -38 -18 -48 -26 -54M18 -30C12 -38 12 -50 20 -58M28 -4v3M32 -4v3M-30 -4v3M-26 -4v3",
    tail: "M-46 -48C-60 -50 -68 -62 -64 -76C-62 -84 -56 -88 -52 -86",
    tailEnd: [-54, -87, 0.1],
    head: [44, -68],
    stripes: [
      [-38, -60, 1.7, 20],
      [-28, -61, 1.6, 24],
      [-17, -59, 1.6, 18],
      [-6, -58, 1.5, 24],
      [4, -59, 1.5, 17],
      [13, -62, 1.5, 22],
      [-42, -30, 0.4, 12],
      [-38, -21, 0.3, 9],
      [22, -20, 0.1, 10],
      [22, -28, 0.1, 11],
    ],
  },
  sit: {
    shade: 42,
    farLegs: "M22 -36L29 -12L32 -6Q33 0 30 0H44Q46 -5 41 -8L37 -12L36 -44Z",
    body: "M-36 -8C-46 -24 -36 -42 -20 -54C-8 -64 4 -76 18 -80C34 -78 38 -62 35 -48L32 -28L32 -11L38 -5Q40 0 34 0H21Q19 -3 21 -8L17 -30C14 -22 12 -16 8 -10L15 -5Q16 0 11 0H-27C-33 0 -34 -4 -36 -8Z",
    muscles:
      "M-12 -5C-20 -22 -6 -38 10 -33M17 -31C12 -40 12 -52 18 -60M26 -4v3M30 -4v3M6 -4v3M2 -4v3",
    tail: "M-32 -4C-50 2 -66 -4 -64 -18C-63 -26 -56 -28 -52 -24",
    tailEnd: [-53, -26, -0.4],
    head: [32, -88],
    stripes: [
      [-30, -46, 0.9, 18],
      [-20, -54, 1, 20],
      [-10, -62, 1.1, 20],
      [0, -70, 1.2, 20],
      [-38, -22, 0.2, 18],
      [-36, -12, 0, 16],
      [-36, -34, 0.5, 18],
      [18, -22, 0.1, 12],
      [18, -32, 0.1, 13],
    ],
  },
};

const short = (stage: Stage, hide: string): string =>
  stage.defs.pattern(
    6,
    6,
    path("M0.6 1.6q1.4 -0.8 2.6 0M3.6 4.6q1.4 -0.8 2.6 0", {
      fill: "none",
      stroke: darker(hide, 0.45),
      "stroke-width": 0.5,
    }),
  );

function face(stage: Stage, coat: Coat): Svg {
  const line = stage.line(0.9, 0.85);
  return group(
    {},
    circle(-5, -15, 4.6, { fill: coat.hide, ...line }),
    circle(-5, -14.6, 2.2, { fill: darker(coat.hide, 0.5) }),
    path(
      "M-14 -4C-14 -14 -4 -19 6 -16C12 -14 15 -9 20 -5C25 -2 26 3 22 6C19 9 13 8 9 11C2 14 -6 13 -10 8C-13 5 -14 0 -14 -4Z",
      {
        fill: stage.defs.linear([
          [0, lighter(coat.hide, 0.2)],
          [1, coat.hide],
        ]),
        ...line,
      },
    ),
    path("M8 3C12 -1 18 0 24 2C25 6 20 8 16 8C12 8 9 11 5 12C4 8 5 5 8 3Z", { fill: coat.belly }),
    coat.mark,
    path("M19 -5.4C23 -5 26 -2 24.6 0.4C22 0.6 20 -2 19 -5.4Z", { fill: stage.palette.ink }),
    path("M23.4 1C22 4 17 4.4 13 3.4", { fill: "none", ...stage.line(0.9, 0.9) }),
    path("M4 -7.4C7 -10 11 -9 13 -6.4C10 -5 6 -5 4 -7.4Z", { fill: "#fff3cf" }),
    circle(9.4, -7.2, 1.5, { fill: stage.palette.ink }),
    path("M12 5.4q8 1 13 5M12 6.6q6 3 9 7", { fill: "none", ...stage.line(0.5, 0.6) }),
  );
}

/** Rank upon rank of locks about the face, the outermost the longest and darkest. */
function mane(stage: Stage, dark: string, bright: string): Svg {
  const ranks = [
    { from: 13, long: 21, wide: 6.4, count: 21, colour: darker(dark, 0.2) },
    { from: 10, long: 16, wide: 5.6, count: 18, colour: dark },
    { from: 6, long: 13, wide: 4.6, count: 15, colour: mix(dark, bright, 0.5) },
    { from: 4, long: 9.6, wide: 4, count: 13, colour: bright },
  ];
  return group(
    {},
    circle(-5, 2, 20, { fill: darker(dark, 0.2) }),
    ...ranks.map(({ from, long, wide, count, colour }) => {
      let locks = "";
      for (let i = 0; i < count; i++) {
        const a = (i / count) * Math.PI * 2 + from;
        locks += leaf(-4 + Math.cos(a) * from, 2 + Math.sin(a) * from * 1.12, a + 0.24, long, wide);
      }
      return path(locks, { fill: colour, ...stage.line(0.55, 0.6) });
    }),
  );
}

interface Cat {
  readonly pose: CatPose;
  readonly coat: Coat;
  readonly behindFace: Svg;
  readonly tuft: string | null;
  readonly stripes: boolean;
}

function cat(stage: Stage, { pose, coat, behindFace, tuft, stripes }: Cat): Svg {
  const build = builds[pose];
  const [tx, ty, angle] = build.tailEnd;
  const tail = { fill: "none", "stroke-linecap": "round" };
  let bars = "";
  for (const [x, y, a, long] of build.stripes) bars += leaf(x, y, a, long, 3.4);
  let locks = "";
  for (let i = -2; i <= 2; i++) locks += leaf(tx - 3, ty, angle + i * 0.36, 14, 4.4);
  return group(
    {},
    ellipse(0, 0, build.shade, 4, { fill: stage.palette.ink, "fill-opacity": 0.35 }),
    path(build.tail, { ...tail, ...stage.line(1, 0.7), "stroke-width": 6 }),
    path(build.tail, { ...tail, stroke: coat.hide, "stroke-width": 4.4 }),
    tuft === null ? "" : path(locks, { fill: tuft, ...stage.line(0.6, 0.7) }),
    path(build.farLegs, { fill: darker(coat.hide, 0.36), ...stage.line(0.8, 0.5) }),
    path(build.body, {
      fill: stage.defs.linear([
        [0, lighter(coat.hide, 0.2)],
        [0.5, coat.hide],
        [1, darker(coat.hide, 0.26)],
      ]),
      ...stage.line(1, 0.85),
    }),
    path(build.body, { fill: short(stage, coat.hide), "fill-opacity": 0.7 }),
    stripes ? path(bars, { fill: stage.palette.ink, "fill-opacity": 0.85 }) : "",
    path(build.muscles, { fill: "none", ...stage.line(0.8, 0.6) }),
    put(behindFace + face(stage, coat), build.head[0], build.head[1], { scale: 1.06 }),
  );
}

export function lion(stage: Stage, pose: CatPose = "stand"): Svg {
  const hide = stage.palette.skin("#dc9f4a");
  const dark = stage.palette.skin("#7d3417");
  return cat(stage, {
    pose,
    coat: { hide, belly: lighter(hide, 0.5), mark: "" },
    behindFace: mane(stage, dark, stage.palette.skin("#d0742a")),
    tuft: dark,
    stripes: false,
  });
}

export function tiger(stage: Stage, pose: CatPose = "stand"): Svg {
  const hide = stage.palette.skin("#e08a2e");
  const ruff = Array.from({ length: 7 }, (_, i) => leaf(-6, 3, 1.3 + i * 0.32, 17, 5)).join("");
  const brow = [-2.3, -1.9, -1.5].map((a) => leaf(-1, -7, a, 9, 2)).join("");
  const cheek = [2, 2.5].map((a) => leaf(-2, 0, a, 10, 2.4)).join("");
  return cat(stage, {
    pose,
    coat: {
      hide,
      belly: lighter(hide, 0.72),
      mark: path(brow + cheek + d`M${-12} ${-2}l9 1l-8 3Z`, {
        fill: stage.palette.ink,
        "fill-opacity": 0.85,
      }),
    },
    behindFace: path(ruff, { fill: lighter(hide, 0.6), ...stage.line(0.7, 0.7) }),
    tuft: null,
    stripes: true,
  });
}
