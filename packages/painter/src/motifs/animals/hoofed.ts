import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, ellipse, group, path, type Svg } from "../../drawing/svg.ts";

interface Beast {
  readonly colour: string;
  readonly shape: string;
  readonly farLegs: string;
  readonly marks?: Svg;
  readonly eye: readonly [number, number];
  readonly shade: number;
}

function beast(stage: Stage, { colour, shape, farLegs, marks = "", eye, shade }: Beast): Svg {
  const hide = stage.palette.at(colour, 0.95);
  return group(
    {},
    ellipse(0, 0, shade, 3.4, { fill: stage.palette.ink, "fill-opacity": 0.35 }),
    path(farLegs, { fill: darker(hide, 0.34), ...stage.line(0.8, 0.5) }),
    path(shape, {
      fill: stage.defs.linear([
        [0, lighter(hide, 0.18)],
        [1, darker(hide, 0.28)],
      ]),
      ...stage.line(0.9, 0.8),
    }),
    marks,
    circle(eye[0], eye[1], 1.2, { fill: stage.palette.ink }),
  );
}

export const horse = (stage: Stage): Svg =>
  beast(stage, {
    colour: "#e8dcc8",
    shade: 50,
    eye: [52, -86],
    farLegs: "M-30 -40L-36 -20L-32 0H-26L-28 -20L-20 -40ZM22 -42L30 -22L26 0H32L36 -22L32 -46Z",
    shape:
      "M-40 -56C-40 -70 -24 -72 -6 -70C10 -68 20 -70 28 -78C32 -88 38 -98 46 -102L47 -108L52 -101C58 -96 62 -86 66 -80C68 -75 64 -72 60 -73C54 -74 50 -78 48 -78C46 -66 42 -54 34 -46L32 -22L36 0H29L25 -22L22 -42C4 -38 -14 -38 -24 -42L-26 -22L-22 0H-29L-34 -22L-36 -44C-40 -46 -41 -50 -40 -56Z",
    marks: group(
      {},
      path("M-39 -62C-54 -62 -56 -42 -50 -26C-48 -40 -44 -50 -39 -52Z", {
        fill: stage.palette.ink,
        "fill-opacity": 0.85,
      }),
      path("M46 -103C36 -98 28 -86 24 -74C30 -80 34 -82 37 -82C38 -90 42 -98 48 -100Z", {
        fill: stage.palette.ink,
        "fill-opacity": 0.85,
      }),
      path("M-14 -71Q2 -77 16 -70L14 -52Q0 -46 -14 -52Z", {
        fill: stage.palette.pigment("lac"),
        ...stage.line(0.8, 0.9),
      }),
      path("M56 -92L62 -74M47 -84L64 -80M22 -68Q34 -62 44 -70", {
        fill: "none",
        ...stage.line(0.9, 0.9),
      }),
    ),
  });

export const cow = (stage: Stage): Svg =>
  beast(stage, {
    colour: "#ecdfca",
    shade: 46,
    eye: [48, -58],
    farLegs: "M-28 -30V0H-21L-18 -30ZM22 -30L24 0H31L30 -32Z",
    shape:
      "M-42 -50C-42 -62 -20 -60 -2 -60C4 -70 18 -74 22 -62C28 -62 32 -66 38 -68C46 -70 54 -64 58 -52C60 -46 56 -42 52 -44C46 -46 42 -50 40 -50C38 -40 36 -34 30 -30L34 0H26L20 -28C4 -24 -16 -24 -24 -28L-28 0H-36L-38 -32C-42 -36 -43 -42 -42 -50Z",
    marks: group(
      {},
      path("M40 -68C34 -82 44 -90 52 -86C44 -84 44 -76 46 -68ZM36 -66C28 -70 26 -62 32 -60Z", {
        fill: stage.palette.at("#b98f5a", 1),
        ...stage.line(0.7, 0.7),
      }),
      path("M-42 -54C-50 -44 -48 -24 -47 -14", { fill: "none", ...stage.line(1.4, 0.8) }),
      path("M36 -50Q42 -44 40 -36", {
        fill: "none",
        stroke: stage.palette.pigment("madder"),
        "stroke-width": 2,
      }),
      circle(40, -34, 2.4, { fill: stage.palette.lamp }),
    ),
  });

export const camel = (stage: Stage): Svg =>
  beast(stage, {
    colour: "#c99a5c",
    shade: 52,
    eye: [62, -113],
    farLegs: "M-28 -58L-34 -30L-30 0H-24L-26 -30L-18 -58ZM20 -58L28 -30L26 0H32L35 -30L32 -60Z",
    shape:
      "M-38 -66C-38 -80 -22 -86 -12 -88C-6 -108 10 -108 16 -88C26 -84 32 -74 38 -76C48 -82 42 -112 54 -120C62 -124 74 -116 78 -108C80 -103 76 -100 70 -102C66 -104 64 -104 62 -104C58 -88 58 -66 36 -58L32 -30L36 0H29L25 -30L20 -56C4 -52 -14 -52 -22 -56L-26 -30L-22 0H-29L-34 -30L-34 -58C-37 -60 -38 -62 -38 -66Z",
    marks: group(
      {},
      path("M-20 -90Q2 -104 22 -88L24 -62Q2 -54 -20 -62Z", {
        fill: stage.palette.pigment("madder"),
        ...stage.line(0.9, 0.9),
      }),
      path("M-20 -68Q2 -60 24 -68M-20 -76Q2 -68 23 -76", {
        fill: "none",
        stroke: stage.palette.pigment("haldi"),
        "stroke-width": 2,
      }),
      path("M-38 -70C-44 -62 -43 -50 -42 -42", { fill: "none", ...stage.line(1.3, 0.8) }),
      path("M66 -116L70 -102M60 -104L74 -110", { fill: "none", ...stage.line(0.9, 0.9) }),
    ),
  });

export const deer = (stage: Stage): Svg =>
  beast(stage, {
    colour: "#c98a48",
    shade: 30,
    eye: [35, -66],
    farLegs: "M-18 -32L-22 -16L-20 0H-17L-18 -16L-12 -32ZM14 -34L19 -16L17 0H20L22 -16L20 -36Z",
    shape:
      "M-28 -42C-28 -50 -14 -50 0 -49C8 -48 14 -50 18 -56C22 -64 26 -72 32 -74L28 -82L35 -75C40 -72 44 -66 46 -62C47 -59 44 -58 41 -58C36 -58 33 -60 31 -60C29 -50 26 -40 21 -36L20 -16L23 0H19L16 -16L13 -33C2 -30 -8 -30 -14 -33L-16 -16L-13 0H-17L-21 -16L-23 -34C-27 -36 -28 -38 -28 -42Z",
    marks: group(
      {},
      path(
        "M31 -75C26 -86 30 -94 26 -102M29 -84L22 -90M29 -90L35 -97M34 -76C36 -86 42 -92 42 -100M37 -84L44 -86",
        { fill: "none", ...stage.line(1.6, 0.95) },
      ),
      ...[
        [-18, -44],
        [-8, -45],
        [2, -44],
        [-13, -39],
        [-3, -39],
        [9, -42],
      ].map(([x = 0, y = 0]) => circle(x, y, 1.3, { fill: "#fff1d8" })),
      path("M-28 -46Q-34 -46 -33 -40", {
        fill: "none",
        stroke: "#fff1d8",
        "stroke-width": 2.4,
        "stroke-linecap": "round",
      }),
    ),
  });

export const dog = (stage: Stage): Svg =>
  beast(stage, {
    colour: "#b07a44",
    shade: 20,
    eye: [19, -29],
    farLegs: "M-12 -14L-14 0H-10L-7 -14ZM8 -14L10 0H13L13 -16Z",
    shape:
      "M-16 -20C-16 -25 -6 -25 2 -24C8 -24 10 -30 14 -34L15 -39L19 -34C24 -33 28 -28 30 -26C30 -23 26 -23 22 -23C18 -22 16 -18 13 -15L13 0H9L7 -13C2 -11 -6 -11 -9 -13L-10 0H-14L-15 -15C-16 -16 -16 -18 -16 -20Z",
    marks: path("M-15 -22C-22 -24 -26 -32 -22 -36C-21 -32 -19 -28 -14 -25Z", {
      fill: stage.palette.at("#b07a44", 0.95),
      ...stage.line(0.7, 0.7),
    }),
  });

/** A jackal is a dog of the dusk: greyer, sharper, with a brush. */
export const jackal = (stage: Stage): Svg =>
  beast(stage, {
    colour: "#9a7d58",
    shade: 22,
    eye: [20, -31],
    farLegs: "M-12 -15L-14 0H-10L-7 -15ZM8 -15L10 0H13L13 -17Z",
    shape:
      "M-16 -21C-16 -26 -6 -26 2 -25C8 -25 10 -31 13 -35L13 -44L18 -37L21 -42L22 -35C25 -33 30 -29 35 -26C35 -23 29 -23 24 -24C19 -23 16 -19 13 -16L13 0H9L7 -14C2 -12 -6 -12 -9 -14L-10 0H-14L-15 -16C-16 -17 -16 -19 -16 -21Z",
    marks: group(
      {},
      path("M-15 -23C-26 -24 -34 -12 -31 -4C-26 -6 -18 -14 -13 -19Z", {
        fill: darker(stage.palette.at("#9a7d58", 0.95), 0.2),
        ...stage.line(0.7, 0.7),
      }),
      path("M-12 -24Q-2 -21 10 -25L9 -21Q-2 -18 -12 -20Z", {
        fill: stage.palette.ink,
        "fill-opacity": 0.35,
      }),
    ),
  });

export const goat = (stage: Stage): Svg =>
  beast(stage, {
    colour: "#e6dcc8",
    shade: 22,
    eye: [20, -35],
    farLegs: "M-14 -16L-15 0H-11L-9 -16ZM8 -16L10 0H13L13 -17Z",
    shape:
      "M-19 -26C-19 -31 -8 -31 2 -30C8 -30 10 -36 14 -41C18 -44 24 -42 27 -37C30 -33 29 -29 26 -29C22 -29 20 -30 18 -28C17 -22 15 -19 13 -17L13 0H9L7 -15C2 -13 -8 -13 -11 -15L-12 0H-16L-17 -18C-19 -20 -19 -23 -19 -26Z",
    marks: group(
      {},
      path("M15 -42C12 -50 6 -52 2 -50C8 -49 10 -45 12 -40ZM18 -43C16 -51 11 -54 7 -53", {
        fill: stage.palette.at("#8f7350", 1),
        ...stage.line(0.7, 0.8),
      }),
      path("M14 -37C9 -36 6 -33 8 -30C12 -31 15 -34 16 -36Z", {
        fill: stage.palette.at("#b9a58a", 1),
        ...stage.line(0.6, 0.7),
      }),
      path("M25 -29Q25 -24 23 -22Q22 -26 22 -29Z", { fill: stage.palette.at("#b9a58a", 1) }),
      path("M-19 -28Q-24 -30 -23 -24", { fill: "none", ...stage.line(1.4, 0.8) }),
      path("M-8 -30Q-2 -20 6 -28Q2 -31 -8 -30Z", { fill: stage.palette.at("#7a5a42", 1) }),
    ),
  });

export const donkey = (stage: Stage): Svg =>
  beast(stage, {
    colour: "#8f8983",
    shade: 36,
    eye: [39, -60],
    farLegs: "M-22 -28L-26 -14L-24 0H-19L-20 -14L-14 -28ZM16 -30L21 -15L19 0H24L26 -15L23 -32Z",
    shape:
      "M-30 -40C-30 -50 -18 -50 -4 -49C8 -48 14 -50 20 -56C24 -62 28 -68 31 -70L27 -84Q34 -80 36 -71L39 -82Q43 -78 41 -69C46 -66 50 -58 53 -52C54 -48 50 -46 47 -47C43 -48 40 -50 37 -51C35 -43 31 -37 25 -33L23 -15L26 0H21L18 -15L16 -30C4 -27 -10 -27 -18 -30L-19 -15L-16 0H-21L-25 -15L-26 -32C-29 -34 -30 -36 -30 -40Z",
    marks: group(
      {},
      path("M47 -47C50 -46 54 -48 53 -52L48 -53Q45 -50 47 -47Z", { fill: "#f0e6d4" }),
      path("M-30 -44C-37 -38 -37 -26 -35 -18", { fill: "none", ...stage.line(1.3, 0.8) }),
      path("M20 -57Q26 -66 31 -70", { fill: "none", ...stage.line(2.4, 0.9) }),
      path("M-14 -49Q0 -54 14 -49L12 -34Q0 -29 -13 -34Z", {
        fill: stage.palette.at("#c9a062", 1),
        ...stage.line(0.8, 0.8),
      }),
    ),
  });
