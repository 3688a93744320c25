import { leafHut, hut } from "../buildings/hut.ts";
import { engine, semaphore } from "../buildings/railway.ts";
import type { PropKind } from "../scene.ts";
import type { Stage } from "../stage.ts";
import type { Svg } from "../svg.ts";
import { mango } from "../trees/broadleaf.ts";
import { boat } from "./boat.ts";
import { cart, kites, teaStall, well } from "./everyday.ts";
import { cookingFire } from "./hearth.ts";
import { diyas, greatLamp } from "./lamps.ts";
import { lotuses } from "./lotus.ts";

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly piece: Svg;
}

/** Where a thing belongs beside the cast. A place that already draws it (its own train, its own lamp) keeps it. */
export function prop(stage: Stage, kind: PropKind): Placed | null {
  const { w, h, focus, floor, horizon, person, shape } = stage;
  const { place } = stage.scene;
  const banner = shape === "banner";
  const at = (x: number, y: number, piece: Svg): Placed => ({ x, y, piece });
  switch (kind) {
    case "hut": {
      const [x, y] = [focus + w * (banner ? 0.19 : 0.24), floor - h * 0.1];
      const size = h * (banner ? 0.44 : 0.26);
      return at(x, y, place === "forest" ? leafHut(stage, x, y, size) : hut(stage, x, y, size));
    }
    case "tree": {
      const [x, y] = [focus + w * (banner ? 0.24 : 0.36), floor - h * 0.06];
      return at(x, y, mango(stage, { name: "prop", x, y, tall: h * 0.5, depth: 0.92 }));
    }
    case "great-lamp": {
      if (place === "palace") return null;
      const x = focus + w * (banner ? 0.2 : 0.34);
      return at(x, floor - 2, greatLamp(stage, x, floor - 2, person * 0.95));
    }
    case "diyas":
      return at(focus, floor + h * 0.03, diyas(stage, floor + h * 0.035, banner ? 11 : 8));
    case "cooking-fire": {
      const x = focus - person * (stage.scene.cast.length > 1 ? 1.05 : 0.55);
      return at(x, floor + h * 0.02, cookingFire(stage, x, floor + h * 0.02, person * 0.34));
    }
    case "boat": {
      const afloat =
        place === "sea" || place === "riverbank" || place === "ghats" || place === "palace";
      const x = place === "sea" ? focus : focus - w * (banner ? 0.2 : 0.2);
      const y = place === "sea" ? horizon + h * 0.2 : afloat ? horizon + h * 0.13 : floor;
      return at(
        x,
        place === "sea" ? 0 : y,
        boat(stage, x, y, place === "sea" ? h * (banner ? 0.34 : 0.24) : h * 0.13),
      );
    }
    case "lotuses":
      return at(focus, floor + h * 0.05, lotuses(stage));
    case "well": {
      const x = focus - person * 0.9;
      return at(x, floor - 4, well(stage, x, floor - 4, person * 0.42));
    }
    case "cart": {
      const x = focus + person * 1.2;
      return at(x, floor - h * 0.02, cart(stage, x, floor - h * 0.02, person * 0.5));
    }
    case "kites":
      return at(focus, 0, kites(stage));
    case "tea-stall": {
      const x = focus + w * (banner ? 0.2 : 0.3);
      return at(x, floor - h * 0.03, teaStall(stage, x, floor - h * 0.03, person * 0.8));
    }
    case "train":
      return place === "railway"
        ? null
        : at(focus - w * 0.22, 0, engine(stage, focus - w * 0.22, horizon + h * 0.08, h * 0.1));
    case "signal":
      return place === "railway"
        ? null
        : at(focus + w * 0.26, 0, semaphore(stage, focus + w * 0.26, horizon + h * 0.1, h * 0.4));
  }
}
