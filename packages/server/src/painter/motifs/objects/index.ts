import { leafHut, hut } from "../buildings/hut.ts";
import { engine, semaphore } from "../buildings/railway.ts";
import type { Place, PropKind } from "../../scene/scene.ts";
import type { Stage } from "../../composition/stage.ts";
import type { Svg } from "../../drawing/svg.ts";
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
  /** How far it reaches to either side, where a body would stand in it. */
  readonly reach?: number;
}

const watery: ReadonlySet<Place> = new Set(["riverbank", "sea", "ghats", "palace", "stepwell"]);

/** Where a thing belongs beside the cast. A place that already draws it (its own train, its own lamp) keeps it, and nothing floats on dry land. */
export function prop(stage: Stage, kind: PropKind): Placed | null {
  const { w, h, focus, floor, horizon, person, shape } = stage;
  const { place } = stage.scene;
  const banner = shape === "banner";
  const at = (x: number, y: number, piece: Svg, reach = 0): Placed => ({ x, y, piece, reach });
  switch (kind) {
    case "hut": {
      const [x, y] = [focus + w * (banner ? 0.185 : 0.24), floor - h * (banner ? 0.12 : 0.08)];
      const size = h * (banner ? 0.5 : 0.3);
      return at(
        x,
        y,
        place === "forest" ? leafHut(stage, x, y, size) : hut(stage, x, y, size),
        size * 0.5,
      );
    }
    case "tree": {
      const [x, y] = [focus + w * (banner ? 0.24 : 0.36), floor - h * 0.06];
      return at(x, y, mango(stage, { name: "prop", x, y, tall: h * 0.5, depth: 0.92 }), h * 0.06);
    }
    case "great-lamp": {
      if (place === "palace") return null;
      const x = focus + w * (banner ? 0.2 : 0.34);
      return at(x, floor - 2, greatLamp(stage, x, floor - 2, person * 0.95), person * 0.26);
    }
    case "diyas":
      return at(focus, floor + h * 0.03, diyas(stage, floor + h * 0.035, banner ? 11 : 8));
    case "cooking-fire": {
      const x = focus - person * (stage.scene.cast.length > 2 ? 0.38 : 0.82);
      return at(
        x,
        floor + h * 0.02,
        cookingFire(stage, x, floor + h * 0.02, person * 0.3),
        person * 0.24,
      );
    }
    case "boat": {
      if (!watery.has(place)) return null;
      const x = place === "sea" ? focus : focus - w * 0.2;
      const y = place === "sea" ? horizon + h * 0.2 : horizon + h * 0.13;
      const size = place === "sea" ? h * (banner ? 0.34 : 0.24) : h * 0.13;
      return at(x, place === "sea" ? 0 : y, boat(stage, x, y, size));
    }
    case "lotuses":
      return watery.has(place) ? at(focus, floor + h * 0.05, lotuses(stage)) : null;
    case "well": {
      const x = focus - person * 0.9;
      return at(x, floor - 4, well(stage, x, floor - 4, person * 0.42), person * 0.42);
    }
    case "cart": {
      const x = focus + person * 1.2;
      return at(x, floor - h * 0.02, cart(stage, x, floor - h * 0.02, person * 0.5), person * 0.6);
    }
    case "kites":
      return at(focus, 0, kites(stage));
    case "tea-stall": {
      const x = focus + w * (banner ? 0.24 : 0.3);
      return at(
        x,
        floor - h * 0.07,
        teaStall(stage, x, floor - h * 0.07, person * 0.62),
        person * 0.6,
      );
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
