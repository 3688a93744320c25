import { put, type Svg } from "../drawing/svg.ts";
import { figure } from "../motifs/figures/figure.ts";
import { ridingIn } from "../scene/mounts.ts";
import type { Place, Pose } from "../scene/scene.ts";
import type { Span } from "./herd.ts";
import { asideFor } from "./herd.ts";
import type { Stage } from "./stage.ts";

export interface Somebody extends Span {
  readonly x: number;
  readonly y: number;
  readonly piece: Svg;
}

/** The width that a pose takes, in heights of a person; poses not listed below take the usual one. */
const usual = 0.66;
const breadths: Partial<Record<Pose, number>> = {
  ride: 1.3,
  sleep: 1.16,
  row: 1.5,
  run: 0.8,
  fight: 0.86,
  dance: 0.84,
  carry: 0.7,
};

const low: ReadonlySet<Pose> = new Set(["sit", "kneel", "sleep", "mourn", "read"]);

/** Where a rower's boat lies, as fractions of the sheet. */
export const waters: Partial<Record<Place, readonly [x: number, y: number]>> = {
  riverbank: [-0.24, 0.775],
  palace: [-0.22, 0.77],
  ghats: [-0.22, 0.715],
  "tidal-forest": [-0.26, 0.83],
  coast: [-0.24, 0.76],
};

interface Spot {
  readonly at: number;
}

/** The first person stands in the middle, the others alternate between both sides, each with the width of their pose. */
function spots(breadth: readonly number[]): readonly Spot[] {
  const found: Spot[] = [];
  let [right, left] = [0, 0];
  for (const [i, wide] of breadth.entries()) {
    if (i === 0) {
      found.push({ at: 0 });
      [right, left] = [wide / 2, -wide / 2];
    } else if (i % 2 === 1) {
      found.push({ at: right + wide / 2 });
      right += wide;
    } else {
      found.push({ at: left - wide / 2 });
      left -= wide;
    }
  }
  const middle = (right + left) / 2;
  return found.map(({ at }) => ({ at: at - middle }));
}

export function people(stage: Stage): readonly Somebody[] {
  const { cast, place } = stage.scene;
  const { mounts } = ridingIn(stage.scene);
  const ashore = cast.filter(({ pose }) => pose !== "row" || waters[place] === undefined);
  const grown = Math.max(0.6, 1.08 - ashore.length * 0.055);
  const breadth = ashore.map(
    (member) => (breadths[member.pose] ?? usual) * (mounts.get(member) === "elephant" ? 1.4 : 1),
  );
  const wide = breadth.reduce((sum, one) => sum + one, 0) * stage.person * grown;
  const room = stage.w * (stage.shape === "banner" ? 0.58 : 0.88);
  const crowd = Math.min(1, room / wide);
  const places = spots(breadth);
  const aside = asideFor(stage);
  return cast.map((member, i) => {
    const index = ashore.indexOf(member);
    const mount = mounts.get(member) ?? "horse";
    const size = (member.pose === "ride" && mount === "elephant" ? 0.8 : 1) * grown;
    const water = index < 0 ? waters[place] : undefined;
    const at = places[index]?.at ?? 0;
    const x = water
      ? stage.focus + stage.w * water[0]
      : stage.focus + aside + at * stage.person * grown * crowd;
    const enthroned =
      member.pose === "sit" &&
      (member.role === "king" || member.role === "queen") &&
      stage.scene.props.includes("throne");
    const y = water
      ? stage.h * water[1]
      : enthroned
        ? stage.floor - stage.person * 0.36
        : stage.floor + (low.has(member.pose) ? stage.h * 0.022 : (index % 2) * stage.h * 0.008);
    const scale = (stage.person / 100) * size * (water ? 0.8 : Math.max(0.86, crowd));
    const first = places[0]?.at ?? 0;
    const toRight = member.facing
      ? member.facing === "right"
      : water
        ? true
        : at === first
          ? ashore.length < 2 || (places[1]?.at ?? 1) > first
          : at < first;
    const half = ((breadths[member.pose] ?? 0.44) / 2) * stage.person * size;
    const piece = figure(stage, member, i, !toRight, mount);
    return { x, y, from: x - half, to: x + half, piece: put(piece, x, y, { scale }) };
  });
}
