import { animal, animals } from "../motifs/animals/index.ts";
import type { AnimalGroup, AnimalKind, AnimalPose, Place } from "../scene/scene.ts";
import type { Stage } from "./stage.ts";
import { put, type Svg } from "../drawing/svg.ts";

/** The part of the sheet's width that something takes up. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Beast extends Span {
  readonly x: number;
  readonly y: number;
  readonly piece: Svg;
  readonly head: Span;
}

interface One {
  readonly kind: AnimalKind;
  readonly pose: AnimalPose;
  readonly facing: "left" | "right" | undefined;
}

/** The fraction of a banner's width from which a place has ground to stand on; left of it is water, or a track. */
export const groundFrom: Partial<Record<Place, number>> = {
  riverbank: 0.39,
  palace: 0.33,
  railway: 0.56,
  "tidal-forest": 0.46,
  coast: 0.4,
};

const lengthOf = (kind: AnimalKind): number => animals[kind].nose - animals[kind].tail;
const isLargeKind = (kind: AnimalKind): boolean => kind !== "peacock" && lengthOf(kind) > 80;

/** How far the people move aside for something as large as they are. */
export function asideFor({ scene, shape, w }: Stage): number {
  const crowded = scene.props.some((kind) => kind !== "kites" && kind !== "lotuses");
  const large = scene.animals.some(({ kind }) => isLargeKind(kind));
  return large && shape === "banner" && !crowded ? w * 0.08 : 0;
}

const middleOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + (from + to) / 2, 0) / spans.length;

const shared = (a: Span, b: Span): number =>
  Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

function spansOf({ kind }: One, x: number, scale: number, left: boolean): Span & { head: Span } {
  const { tail, neck, nose } = animals[kind];
  const side = left ? -1 : 1;
  const span = (a: number, b: number): Span => ({
    from: x + scale * Math.min(a * side, b * side),
    to: x + scale * Math.max(a * side, b * side),
  });
  return { ...span(tail, nose), head: span(neck, nose) };
}

function groundOf(stage: Stage): Span {
  const { w, shape, scene } = stage;
  if (shape !== "banner") return { from: w * 0.06, to: w * 0.94 };
  return { from: w * (groundFrom[scene.place] ?? 0.36), to: w * 0.98 };
}

/** Where a fish leaps: from the place's water, and in front of everything if that water is in the foreground. */
function waterFor({ scene: { place }, shape }: Stage): { x: number; y: number; above: boolean } {
  const banner = shape === "banner";
  if (place === "sea") return { x: banner ? 0.36 : 0.2, y: 0.965, above: true };
  return { x: banner ? 0.3 : 0.16, y: 0.74, above: false };
}

/**
 * Finds the spot for each animal where it hides least: no face behind a flank, no flank in a hut, none off the ground. Large
 * animals stand farther back, and are smaller if there are many; small ones stand in front of them.
 */
export function herd(
  stage: Stage,
  animalsHere: readonly AnimalGroup[],
  cast: readonly Span[],
  things: readonly Span[],
): readonly Beast[] {
  const ground = groundOf(stage);
  const all = animalsHere
    .flatMap(({ kind, count, pose = "stand", facing }) =>
      Array.from({ length: count }, () => ({ kind, pose, facing })),
    )
    .toSorted((a, b) => lengthOf(b.kind) - lengthOf(a.kind));
  const room = ground.to - ground.from;
  const unit = stage.person / 100;
  const taken = cast.reduce((sum, span) => sum + (span.to - span.from) * 1.6, 0);
  const wanted = all
    .filter(({ kind }) => isLargeKind(kind))
    .reduce((sum, { kind }) => sum + lengthOf(kind) * unit, 0);
  const crowd = wanted === 0 ? 1 : Math.min(1, Math.max(0.66, (room - taken) / wanted));
  const placed: (Beast & { large: boolean })[] = [];
  const water = waterFor(stage);
  for (const [index, one] of all.entries()) {
    const large = isLargeKind(one.kind);
    if (one.kind === "fish") {
      const x = stage.w * (water.x + index * 0.08);
      const piece = put(animal(stage, "fish"), x, stage.h * water.y, { scale: unit * 0.7 });
      placed.push({
        x,
        y: water.above ? stage.h * 2 : 0,
        from: x,
        to: x,
        head: { from: x, to: x },
        large: false,
        piece,
      });
      continue;
    }
    const scale = unit * (large ? crowd : 1) * (animals[one.kind].size ?? 1);
    const meeting = cast.length > 0 ? middleOf(cast) : (placed[0]?.x ?? stage.focus);
    let best = { cost: Number.POSITIVE_INFINITY, x: stage.focus, left: false };
    for (let x = ground.from; x <= ground.to; x += stage.w * 0.01) {
      for (const left of one.facing === undefined ? [false, true] : [one.facing === "left"]) {
        const spans = spansOf(one, x, scale, left);
        const outside = Math.max(0, ground.from - spans.from) + Math.max(0, spans.to - ground.to);
        let cost = outside * 6 + Math.abs(x - meeting) * (cast.length > 0 ? 0.12 : 0.3);
        if (left !== x > meeting) cost += stage.person * 0.4;
        for (const person of cast)
          cost +=
            shared(spans.head, person) * (large ? 4 : 8) + shared(spans, person) * (large ? 1 : 6);
        for (const thing of things) cost += shared(spans, thing) * 3;
        for (const other of placed) {
          const alike = other.large === large;
          cost += shared(spans.head, other.head) * 8;
          cost += shared(spans, other.head) * (alike ? 5 : 3);
          cost += shared(spans, other) * (alike ? 4 : 1.2);
        }
        if (cost < best.cost) best = { cost, x, left };
      }
    }
    const y =
      stage.floor + stage.h * (large ? -0.032 + placed.length * 0.006 : 0.012 + index * 0.006);
    placed.push({
      ...spansOf(one, best.x, scale, best.left),
      x: best.x,
      y,
      large,
      piece: put(animal(stage, one.kind, one.pose), best.x, y, { scale, flip: best.left }),
    });
  }
  return placed;
}
