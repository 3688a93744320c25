import type { Svg } from "../drawing/svg.ts";
import { type Thing, things } from "../motifs/objects/index.ts";
import { ridingIn } from "../scene/mounts.ts";
import type { CastMember, PropKind } from "../scene/scene.ts";
import { herd, type Span } from "./herd.ts";
import { people } from "./people.ts";
import type { Stage } from "./stage.ts";

export interface Placed extends Span {
  readonly x: number;
  readonly y: number;
  readonly piece: Svg;
  readonly solid: boolean;
}

/** What the place draws itself when it is asked for. */
const drawnByPlace = ({ place }: Stage["scene"], kind: PropKind): boolean =>
  (place === "railway" && (kind === "train" || kind === "signal")) ||
  (place === "palace" && kind === "great-lamp") ||
  (place === "sea" && kind === "boat");

const placed = (
  stage: Stage,
  { draw, reach }: Thing,
  x: number,
  y: number,
  person: number,
): Placed => ({
  x,
  y,
  from: x - reach * person,
  to: x + reach * person,
  solid: reach > 0,
  piece: draw(stage, x, y, person),
});

/** Who sits on the throne: a king or a queen that sits, or else nobody. */
const throned = (members: readonly CastMember[], cast: readonly Span[]): Span | undefined =>
  cast[
    members.findIndex(({ role, pose }) => pose === "sit" && (role === "king" || role === "queen"))
  ];

/** Things beside the people stand outside of them, first on the side with more room; small ones lie before the gaps. */
export function arranged(stage: Stage, cast: readonly Span[]): readonly Placed[] {
  const { w, h, focus, floor, person, shape, scene } = stage;
  const edge = shape === "banner" ? [w * 0.36, w * 0.97] : [w * 0.07, w * 0.93];
  const [from = 0, to = w] = stage.near ? [w * 0.24, w * 0.985] : edge;
  let right = Math.max(focus + person * 0.1, ...cast.map((one) => one.to));
  let left = Math.min(focus - person * 0.1, ...cast.map((one) => one.from));
  let gap = 0;
  const out: Placed[] = [];
  for (const kind of scene.props) {
    if (drawnByPlace(scene, kind)) continue;
    const thing = things[kind];
    const half = thing.reach * person;
    const seated = kind === "throne" ? throned(scene.cast, cast) : undefined;
    if (seated !== undefined) {
      const x = (seated.from + seated.to) / 2;
      // Drawn with its foot on the floor, and behind who sits on it.
      out.push({ ...placed(stage, thing, x, floor - h * 0.004, person), y: floor - person * 0.38 });
    } else if (thing.stands === "beside") {
      const onRight = to - right >= left - from;
      const size =
        person * Math.min(1, Math.max(0.7, (onRight ? to - right : left - from) / (half * 2)));
      const reach = thing.reach * size;
      const x = onRight
        ? Math.min(right + reach, to - reach * 0.8)
        : Math.max(left - reach, from + reach * 0.8);
      if (onRight) right = x + reach;
      else left = x - reach;
      out.push(placed(stage, thing, x, floor - h * 0.03, size));
    } else if (thing.stands === "before") {
      const spots = [-0.42, 0.44, -0.9, 0.92];
      const x = focus + (spots[gap] ?? 0) * person;
      gap += 1;
      out.push(placed(stage, thing, x, floor + h * 0.036, person));
    } else {
      out.push(placed(stage, thing, focus, thing.stands === "far" ? 0 : floor + h * 0.05, person));
    }
  }
  return out;
}

/** Everyone and everything that stands on the floor, farthest first. */
export function standing(stage: Stage): Svg {
  const cast = people(stage);
  const props = arranged(stage, cast);
  const beasts = herd(
    stage,
    ridingIn(stage.scene).animals,
    cast,
    props.filter(({ solid }) => solid),
  );
  return [...props, ...beasts, ...cast]
    .toSorted((a, b) => a.y - b.y)
    .map((one) => one.piece)
    .join("");
}
