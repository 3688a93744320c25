import type { Svg } from "../drawing/svg.ts";
import { type Thing, things } from "../motifs/objects/index.ts";
import { ridingIn } from "../scene/mounts.ts";
import type { CastMember, PropKind } from "../scene/scene.ts";
import { groundFrom, herd, type Span } from "./herd.ts";
import { people } from "./people.ts";
import type { Stage } from "./stage.ts";

export interface Placed extends Span {
  readonly x: number;
  readonly y: number;
  readonly piece: Svg;
  readonly solid: boolean;
}

/** Whether the place already draws this prop itself. */
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

/** The seated king or queen, if there is one. */
const throned = (members: readonly CastMember[], cast: readonly Span[]): Span | undefined =>
  cast[
    members.findIndex(({ role, pose }) => pose === "sit" && (role === "king" || role === "queen"))
  ];

/** The position where a small thing hides least of the cast, in heights of a person from the middle. */
function freest(
  { focus, person }: Stage,
  half: number,
  others: readonly Span[],
  dry: number,
): number {
  let best = { at: 0, cost: Number.POSITIVE_INFINITY };
  for (const at of [-0.33, 0.33, -0.66, 0.66, -1, 1, -1.34, 1.34, 0]) {
    const x = focus + at * person;
    if (x < dry + half) continue;
    const covered = others.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, x + half) - Math.max(from, x - half)),
      0,
    );
    const cost = covered + Math.abs(at) * person * 0.05;
    if (cost < best.cost) best = { at, cost };
  }
  return best.at;
}

/** Large props go outside the cast, first on the side with more room; small ones go in front of the gaps. */
export function arranged(stage: Stage, cast: readonly Span[]): readonly Placed[] {
  const { w, h, focus, floor, person, shape, scene } = stage;
  const edge = shape === "banner" ? [w * 0.36, w * 0.97] : [w * 0.07, w * 0.93];
  const dry = shape === "banner" ? w * (groundFrom[scene.place] ?? 0) : 0;
  const [start = 0, to = w] = stage.near ? [w * 0.24, w * 0.985] : edge;
  const from = Math.max(start, dry);
  let right = Math.max(focus + person * 0.1, ...cast.map((one) => one.to));
  let left = Math.min(focus - person * 0.1, ...cast.map((one) => one.from));
  const lain: Span[] = [];
  const out: Placed[] = [];
  for (const kind of scene.props) {
    if (drawnByPlace(scene, kind)) continue;
    const thing = things[kind];
    const half = thing.reach * person;
    const seated = kind === "throne" ? throned(scene.cast, cast) : undefined;
    if (seated !== undefined) {
      const x = (seated.from + seated.to) / 2;
      // Drawn with its foot on the floor, and behind the person who sits on it.
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
      const x = focus + freest(stage, half, [...cast, ...lain], dry) * person;
      lain.push({ from: x - half, to: x + half });
      out.push(placed(stage, thing, x, floor + h * 0.036, person));
    } else {
      out.push(placed(stage, thing, focus, thing.stands === "far" ? 0 : floor + h * 0.05, person));
    }
  }
  return out;
}

/** People, things and animals on the floor, drawn farthest first. */
export function drawArrangement(stage: Stage): Svg {
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
