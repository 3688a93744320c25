import type { Stage } from "../../composition/stage.ts";
import { put, type Svg } from "../../drawing/svg.ts";
import type { PropKind } from "../../scene/scene.ts";
import { hut, leafHut } from "../buildings/hut.ts";
import { engine, semaphore } from "../buildings/railway.ts";
import { mango } from "../trees/broadleaf.ts";
import { boat } from "./boat.ts";
import { cart, kites, teaStall, well } from "./everyday.ts";
import { books, charpoy, chest, desk, swing, telephone, throne } from "./furniture.ts";
import { cookingFire } from "./hearth.ts";
import { diyas, greatLamp } from "./lamps.ts";
import { lotuses } from "./lotus.ts";
import { banner, bicycle, tent } from "./outdoors.ts";
import { anklet, baskets, bell, dice, scales } from "./treasures.ts";

export const standings = ["beside", "before", "far", "everywhere"] as const;
/** Where a thing stands: beside the people, on the ground in front of them, far away, or across the whole sheet. */
export type Standing = (typeof standings)[number];

export interface Thing {
  readonly stands: Standing;
  /** Half of its width, in heights of a person. */
  readonly reach: number;
  /** Draws it with its foot at a point; `person` is a person's height. */
  readonly draw: (stage: Stage, x: number, y: number, person: number) => Svg;
}

type AtOrigin = (stage: Stage) => Svg;

const beside = (reach: number, draw: Thing["draw"]): Thing => ({ stands: "beside", reach, draw });
const drawn =
  (piece: AtOrigin, times = 1): Thing["draw"] =>
  (stage, x, y, person) =>
    put(piece(stage), x, y, { scale: (person / 100) * times });
const before = (reach: number, piece: AtOrigin, times = 1): Thing => ({
  stands: "before",
  reach,
  draw: drawn(piece, times),
});

export const things: Record<PropKind, Thing> = {
  hut: beside(0.62, (stage, x, y, person) =>
    stage.scene.place === "forest"
      ? leafHut(stage, x, y - person * 0.16, person * 1.2)
      : hut(stage, x, y - person * 0.16, person * 1.2),
  ),
  tree: beside(0.3, (stage, x, y, person) =>
    mango(stage, { name: "prop", x, y: y - person * 0.1, tall: person * 1.35, depth: 0.92 }),
  ),
  "great-lamp": beside(0.27, (stage, x, y, person) => greatLamp(stage, x, y, person * 0.95)),
  "cooking-fire": beside(0.3, (stage, x, y, person) => cookingFire(stage, x, y, person * 0.3)),
  well: beside(0.44, (stage, x, y, person) => well(stage, x, y, person * 0.42)),
  cart: beside(0.8, (stage, x, y, person) => cart(stage, x, y, person * 0.44)),
  "tea-stall": beside(0.5, (stage, x, y, person) => teaStall(stage, x, y, person * 0.66)),
  charpoy: beside(0.54, drawn(charpoy)),
  throne: beside(0.42, drawn(throne, 1.1)),
  desk: beside(0.42, drawn(desk)),
  books: beside(0.34, drawn(books)),
  swing: beside(0.46, drawn(swing)),
  tent: beside(0.78, drawn(tent)),
  banner: beside(0.4, drawn(banner)),
  bicycle: beside(0.46, drawn(bicycle)),
  bell: beside(0.34, drawn(bell)),
  telephone: beside(0.17, drawn(telephone)),
  scales: before(0.24, scales, 0.62),
  chest: before(0.18, chest, 0.8),
  dice: before(0.34, dice, 0.8),
  anklet: before(0.2, anklet, 0.74),
  baskets: before(0.32, baskets, 0.76),
  diyas: {
    stands: "everywhere",
    reach: 0,
    draw: (stage) => diyas(stage, stage.floor + stage.h * 0.035, stage.shape === "banner" ? 11 : 8),
  },
  lotuses: { stands: "everywhere", reach: 0, draw: lotuses },
  kites: { stands: "far", reach: 0, draw: kites },
  boat: {
    stands: "far",
    reach: 0,
    draw: (stage) => {
      const { w, h, horizon, focus, shape } = stage;
      const atSea = stage.scene.place === "sea";
      const size = atSea ? h * (shape === "banner" ? 0.34 : 0.24) : h * 0.13;
      return boat(stage, atSea ? focus : focus - w * 0.2, horizon + h * (atSea ? 0.2 : 0.13), size);
    },
  },
  train: {
    stands: "far",
    reach: 0,
    draw: (stage) =>
      engine(stage, stage.focus - stage.w * 0.22, stage.horizon + stage.h * 0.08, stage.h * 0.1),
  },
  signal: {
    stands: "far",
    reach: 0,
    draw: (stage) =>
      semaphore(stage, stage.focus + stage.w * 0.26, stage.horizon + stage.h * 0.1, stage.h * 0.4),
  },
};
