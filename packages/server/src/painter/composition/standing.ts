import { figure } from "../motifs/figures/figure.ts";
import { asideFor, herd, type Span } from "./herd.ts";
import { prop } from "../motifs/objects/index.ts";
import type { Stage } from "./stage.ts";
import { put, type Svg } from "../drawing/svg.ts";

interface Standing extends Span {
  readonly x: number;
  readonly y: number;
  readonly piece: Svg;
}

/** Places for n people: the first at the focus, the rest by turns to either side, turned towards the first. */
function spots(count: number): readonly number[] {
  const around = [0, 0.62, -0.8, 1.2, -1.36];
  const middle = count % 2 === 0 ? 0.31 : 0;
  return around.slice(0, count).map((x) => x - middle);
}

export function people(stage: Stage): readonly Standing[] {
  const { cast } = stage.scene;
  const grown = Math.max(0.6, 1.08 - cast.length * 0.055);
  const scale = (stage.person / 100) * grown;
  const aside = asideFor(stage);
  const places = spots(cast.length);
  const closeness = stage.shape !== "banner" && cast.length > 2 ? 0.88 : 1;
  return cast.map((member, i) => {
    const at = places[i] ?? 0;
    const x = stage.focus + aside + at * stage.person * grown * closeness;
    const low = member.pose === "sit" || member.pose === "kneel";
    const y = stage.floor + (low ? stage.h * 0.022 : (i % 2) * stage.h * 0.008);
    const toRight = member.facing
      ? member.facing === "right"
      : at === 0
        ? cast.length < 2 || (places[1] ?? 1) > 0
        : at < (places[0] ?? 0);
    const reach = stage.person * grown * 0.22;
    return {
      x,
      y,
      from: x - reach,
      to: x + reach,
      piece: put(figure(stage, member, i, !toRight), x, y, { scale }),
    };
  });
}

/** Everyone and everything that stands on the floor, farthest first. */
export function standing(stage: Stage): Svg {
  const props = stage.scene.props.map((kind) => prop(stage, kind)).filter((one) => one !== null);
  const cast = people(stage);
  const rearwards = [...props, ...herd(stage, cast, props), ...cast].toSorted((a, b) => a.y - b.y);
  return rearwards.map((one) => one.piece).join("");
}
