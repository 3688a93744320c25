import { animal } from "./animals/index.ts";
import { figure } from "./figures/figure.ts";
import { prop } from "./props/index.ts";
import type { Stage } from "./stage.ts";
import { put, type Svg } from "./svg.ts";

interface Standing {
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
  const places = spots(cast.length);
  const closeness = stage.shape !== "banner" && cast.length > 2 ? 0.88 : 1;
  return cast.map((member, i) => {
    const at = places[i] ?? 0;
    const x = stage.focus + at * stage.person * grown * closeness;
    const low = member.pose === "sit" || member.pose === "kneel";
    const y = stage.floor + (low ? stage.h * 0.022 : (i % 2) * stage.h * 0.008);
    const toRight = member.facing
      ? member.facing === "right"
      : at === 0
        ? cast.length < 2 || (places[1] ?? 1) > 0
        : at < (places[0] ?? 0);
    return { x, y, piece: put(figure(stage, member, i, !toRight), x, y, { scale }) };
  });
}

function beasts(stage: Stage): readonly Standing[] {
  const out: Standing[] = [];
  const taken = stage.scene.cast.length;
  const leftTaken = stage.scene.props.some((kind) => kind === "cooking-fire" || kind === "well");
  let side = leftTaken ? 1 : -1;
  for (const { kind, count } of stage.scene.animals) {
    for (let i = 0; i < count; i++) {
      const away = (0.75 + taken * 0.22 + out.length * 0.42) * stage.person;
      const x = Math.min(
        stage.w * 0.86,
        Math.max(
          stage.w * (stage.shape === "banner" ? 0.36 : 0.14),
          stage.focus + side * away * (stage.shape === "banner" ? 1 : 0.72),
        ),
      );
      const y = stage.floor - stage.h * 0.03 + out.length * stage.h * 0.01;
      out.push({
        x,
        y,
        piece: put(animal(stage, kind), x, y, { scale: stage.person / 100, flip: side > 0 }),
      });
      side = -side;
    }
  }
  return out;
}

/** Everyone and everything that stands on the floor, farthest first. */
export function standing(stage: Stage): Svg {
  const props = stage.scene.props.map((kind) => prop(stage, kind)).filter((one) => one !== null);
  const rearwards = [...props, ...beasts(stage), ...people(stage)].toSorted((a, b) => a.y - b.y);
  return rearwards.map((one) => one.piece).join("");
}
