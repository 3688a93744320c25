import type { Pose } from "../../scene/scene.ts";

export type Point = readonly [x: number, y: number];

export const stances = ["upright", "striding", "seated", "kneeling", "riding"] as const;
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
  /** How far the head is bent forward, in degrees. */
  readonly nod?: number;
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
  run: {
    stance: "striding",
    hip: [2, -49],
    shoulder: [10, -76],
    head: [15, -88],
    feet: [
      [-24, -7],
      [19, 0],
    ],
    nearArm: [
      [1, -66],
      [10, -57],
    ],
    farArm: [
      [20, -68],
      [27, -78],
    ],
  },
  ride: {
    stance: "riding",
    hip: [0, -10],
    shoulder: [3, -38],
    head: [5, -51],
    feet: [
      [4, 18],
      [8, 20],
    ],
    nearArm: [
      [10, -25],
      [21, -22],
    ],
    farArm: [
      [8, -26],
      [20, -20],
    ],
  },
  fight: {
    stance: "striding",
    hip: [-1, -48],
    shoulder: [4, -75],
    head: [8, -88],
    feet: [
      [-20, 0],
      [17, 0],
    ],
    nearArm: [
      [16, -84],
      [18, -101],
    ],
    farArm: [
      [16, -64],
      [26, -66],
    ],
  },
  dance: {
    stance: "striding",
    hip: [3, -48],
    shoulder: [-1, -76],
    head: [-2, -90],
    feet: [
      [-9, 0],
      [13, -8],
    ],
    nearArm: [
      [14, -84],
      [6, -104],
    ],
    farArm: [
      [-17, -72],
      [-27, -82],
    ],
    nod: -8,
  },
  row: {
    stance: "seated",
    hip: [0, -13],
    shoulder: [5, -41],
    head: [10, -53],
    nearArm: [
      [15, -30],
      [26, -26],
    ],
    farArm: [
      [14, -28],
      [24, -23],
    ],
    feet: [
      [-8, -2],
      [10, -2],
    ],
  },
  sleep: {
    ...upright,
    nearArm: [
      [7, -62],
      [8, -50],
    ],
    farArm: restingFar,
  },
  greet: {
    ...upright,
    nearArm: [
      [10, -64],
      [12, -75],
    ],
    farArm: [
      [9, -64],
      [11, -74],
    ],
    nod: 8,
  },
  mourn: {
    stance: "seated",
    hip: [0, -13],
    shoulder: [6, -40],
    head: [12, -50],
    nearArm: [
      [15, -26],
      [17, -43],
    ],
    farArm: [
      [-5, -27],
      [-2, -14],
    ],
    feet: [
      [-8, -2],
      [10, -2],
    ],
    nod: 24,
  },
  read: {
    stance: "seated",
    hip: [0, -13],
    shoulder: [1, -42],
    head: [4, -55],
    nearArm: [
      [10, -28],
      [19, -31],
    ],
    farArm: [
      [9, -28],
      [18, -29],
    ],
    feet: [
      [-8, -2],
      [10, -2],
    ],
    nod: 14,
  },
};
