import type { Pose } from "../../scene/scene.ts";

export type Point = readonly [x: number, y: number];

export const stances = ["upright", "striding", "seated", "kneeling"] as const;
export type Stance = (typeof stances)[number];

/** A person a hundred units tall, facing right, feet at the origin. */
export interface Posture {
  readonly stance: Stance;
  readonly hip: Point;
  readonly shoulder: Point;
  readonly head: Point;
  readonly nearArm: readonly [elbow: Point, hand: Point];
  readonly farArm: readonly [elbow: Point, hand: Point];
  readonly feet: readonly [far: Point, near: Point];
}

const upright = {
  stance: "upright",
  hip: [0, -50],
  shoulder: [0, -78],
  head: [1.5, -91],
  feet: [
    [-4, 0],
    [5, 0],
  ],
} as const;
const restingFar = [
  [-5, -66],
  [-3, -53],
] as const;

export const postures: Record<Pose, Posture> = {
  stand: {
    ...upright,
    nearArm: [
      [6, -65],
      [12, -56],
    ],
    farArm: restingFar,
  },
  walk: {
    ...upright,
    stance: "striding",
    shoulder: [2.5, -78],
    head: [5, -91],
    feet: [
      [-13, 0],
      [13, 0],
    ],
    nearArm: [
      [8, -66],
      [16, -60],
    ],
    farArm: [
      [-7, -66],
      [-11, -55],
    ],
  },
  raise: {
    ...upright,
    nearArm: [
      [14, -80],
      [24, -98],
    ],
    farArm: restingFar,
  },
  reach: {
    ...upright,
    shoulder: [2, -78],
    head: [4.5, -91],
    nearArm: [
      [12, -71],
      [25, -74],
    ],
    farArm: [
      [8, -67],
      [17, -66],
    ],
  },
  carry: {
    ...upright,
    nearArm: [
      [7, -65],
      [17, -65],
    ],
    farArm: [
      [5, -66],
      [15, -63],
    ],
  },
  sit: {
    stance: "seated",
    hip: [0, -13],
    shoulder: [0, -42],
    head: [2, -55],
    nearArm: [
      [9, -30],
      [18, -22],
    ],
    farArm: [
      [-9, -29],
      [-15, -15],
    ],
    feet: [
      [-8, -2],
      [10, -2],
    ],
  },
  kneel: {
    stance: "kneeling",
    hip: [-4, -24],
    shoulder: [2, -52],
    head: [5, -65],
    nearArm: [
      [12, -43],
      [23, -38],
    ],
    farArm: [
      [9, -40],
      [19, -33],
    ],
    feet: [
      [-19, -1],
      [10, 0],
    ],
  },
  bow: {
    ...upright,
    shoulder: [13, -72],
    head: [22, -80],
    nearArm: [
      [21, -62],
      [30, -68],
    ],
    farArm: [
      [19, -61],
      [29, -67],
    ],
  },
};
