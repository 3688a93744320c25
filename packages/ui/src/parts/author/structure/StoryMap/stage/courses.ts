import type { MapModel, Place, Thread } from "../model/model.ts";
import {
  bendOf,
  knotOf,
  ringOf,
  slipHeight,
  slipWidth,
  type Bend,
  type Course,
} from "./geometry.ts";
import { gapsAmong, type Gaps } from "./gaps.ts";

/** A thread is back in its middle between two rows so far from the slips that it went between. */
const clear = 12;
/** Less height than this is too little to turn in. */
const turning = 16;
/** A thread that would go between more rows than this goes behind the rest. */
const mostGates = 24;
/** One that goes back keeps to one line where that is no longer way round than this. */
const worthOneLine = 520;

/** How far a thread that goes back hangs below its slip, and rises over the one that it comes to. */
const hangs = (lane: number) => 40 + (lane % 3) * 7;

function straight(from: Place, to: Place): Bend {
  const third = (to.y - from.y) / 3;
  return { from, to, out: third, into: third };
}

function upwards(from: Place, to: Place): Bend {
  const rise = Math.min(160, Math.max(24, (from.y - to.y) / 2));
  return { from, to, out: -rise, into: -rise };
}

/** Leads on from place to place, between the slips that would lie in the way. */
function led(
  gaps: Gaps,
  start: Place,
  end: Place,
  lane: number,
  free: readonly number[],
  places: readonly Place[],
): Bend[] {
  let gates = mostGates;
  const isDown = end.y > start.y;
  const onwards = (from: Place, to: Place): Bend[] => {
    const bend = isDown ? bendOf(from, to) : upwards(from, to);
    const hit = gates > 0 ? places[gaps.hitBy(bend, free)] : undefined;
    if (!hit) return [bend];
    const [highest, lowest] = isDown ? [from.y, to.y] : [to.y, from.y];
    const top = Math.max(hit.y - clear, highest + turning);
    const bottom = Math.min(hit.y + slipHeight + clear, lowest - turning);
    if (top >= bottom) return [bend];
    gates -= 1;
    const share = ((top + bottom) / 2 - from.y) / (to.y - from.y);
    const x = gaps.gapIn(top, bottom, from.x + (to.x - from.x) * share, lane);
    const [enter, leave] = isDown ? [top, bottom] : [bottom, top];
    const [gate, beyond] = [
      { x, y: enter },
      { x, y: leave },
    ];
    return [...onwards(from, gate), straight(gate, beyond), ...onwards(beyond, to)];
  };
  return onwards(start, end);
}

/** A way back: round below the slip that it leaves, up between the others, and over the one that it comes to. */
function ledBack(
  gaps: Gaps,
  knot: Place,
  ring: Place,
  lane: number,
  places: readonly Place[],
): Course {
  const [low, high] = [knot.y, ring.y];
  const over = hangs(lane);
  const turned = (x: number, y: number): Bend => ({
    from: knot,
    to: { x, y },
    out: over,
    into: -over,
  });
  const home = (x: number, y: number): Bend => ({
    from: { x, y },
    to: ring,
    out: -over,
    into: over,
  });
  const detour = (x: number) =>
    Math.abs(x - knot.x) + Math.abs(x - ring.x) - Math.abs(knot.x - ring.x);
  const [near, there] = [knot.x, ring.x].map((wish) => gaps.gapIn(high, low, wish, lane));
  const line = detour(near ?? 0) < detour(there ?? 0) ? (near ?? 0) : (there ?? 0);
  const [leaves, comes] = [low - slipHeight - clear, high + slipHeight + clear];
  const isBeside = leaves - comes < turning;
  if (isBeside || detour(line) <= worthOneLine)
    return [
      turned(line, low),
      straight({ x: line, y: low }, { x: line, y: high }),
      home(line, high),
    ];
  const last = gaps.gapIn(high, comes, ring.x, lane);
  const first = gaps.gapIn(leaves, low, last, lane);
  const [gate, result] = [
    { x: first, y: leaves },
    { x: last, y: comes },
  ];
  return [
    turned(first, low),
    straight({ x: first, y: low }, gate),
    ...led(gaps, gate, result, lane, [], places),
    straight(result, { x: last, y: high }),
    home(last, high),
  ];
}

function plainCourse(knot: Place, to: Place, isRing: boolean): Course {
  const ring = ringOf(to);
  if (!isRing) return [bendOf(knot, ring)];
  const aside = to.x + slipWidth + 20;
  const over = hangs(0);
  return [
    { from: knot, to: { x: aside, y: knot.y }, out: over, into: -over },
    straight({ x: aside, y: knot.y }, { x: aside, y: ring.y }),
    { from: { x: aside, y: ring.y }, to: ring, out: -over, into: over },
  ];
}

export type CourseOf = (thread: Thread) => Course;

function remembered(find: CourseOf): CourseOf {
  const found = new Map<Thread, Course>();
  return (thread) => {
    const known = found.get(thread) ?? find(thread);
    found.set(thread, known);
    return known;
  };
}

/** The threads as they hang where nothing is asked about what lies between. */
export function hanging({ out }: MapModel, placeOf: (slip: number) => Place): CourseOf {
  return ({ from, choice, to }) => {
    const knot = knotOf(placeOf(from), choice, out[from]?.length ?? 0);
    return plainCourse(knot, placeOf(to), to === from);
  };
}

/** The ways of the threads over slips that lie still, each found when it is first asked for. */
export interface Courses {
  /** Between the slips. */
  led: CourseOf;
  /** As they hang: from far away no thread is followed. */
  hung: CourseOf;
}

export function coursesOf(model: MapModel, places: readonly Place[]): Courses {
  let gaps: Gaps | undefined;
  const find = ({ from, choice, to }: Thread): Course => {
    const [above, below] = [places[from], places[to]];
    if (!above || !below) return [];
    gaps ??= gapsAmong(places);
    const knot = knotOf(above, choice, model.out[from]?.length ?? 0);
    const ring = ringOf(below);
    // Threads to one slip may share a lane; those to different ones should not.
    return ring.y > knot.y
      ? led(gaps, knot, ring, to, [from, to], places)
      : ledBack(gaps, knot, ring, to, places);
  };
  return {
    led: remembered(find),
    hung: remembered(hanging(model, (slip) => places[slip] ?? { x: 0, y: 0 })),
  };
}
