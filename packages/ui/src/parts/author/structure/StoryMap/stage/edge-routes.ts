import type { Point } from "@katha/storygraph";
import type { MapModel, MapEdge } from "../model/model.ts";
import {
  bendOf,
  portOf,
  ringOf,
  cardHeight,
  cardWidth,
  type Bend,
  type Route,
} from "../../../../../primitives/graph/geometry.ts";
import { gapsAmong, type Gaps } from "./gaps.ts";

/** The distance from the cards after which an edge returns to the middle of the gap. */
const clear = 12;
/** With less height than this, an edge cannot turn. */
const turning = 16;
/** An edge across more rows than this is drawn behind the cards. */
const mostGates = 24;
/** A back edge keeps one lane if the detour is not longer than this. */
const worthOneLine = 520;

/** The distance of a back edge below its card and above its target. */
const hangs = (lane: number) => 40 + (lane % 3) * 7;

const curve = (from: Point, to: Point, out: number, into: number): Bend => ({
  from,
  to,
  out,
  into,
});

function straight(from: Point, to: Point): Bend {
  const third = (to.y - from.y) / 3;
  return curve(from, to, third, third);
}

function upwards(from: Point, to: Point): Bend {
  const rise = Math.min(160, Math.max(24, (from.y - to.y) / 2));
  return curve(from, to, -rise, -rise);
}

/** Down from a port into a lane, up to the height of a ring, and down into that. */
function looped(port: Point, ring: Point, over: number, lane: number, rest?: Route): Route {
  const [low, high] = [
    { x: lane, y: port.y },
    { x: rest?.at(-1)?.to.x ?? lane, y: ring.y },
  ];
  return [
    curve(port, low, over, -over),
    ...(rest ?? [straight(low, high)]),
    curve(high, ring, -over, over),
  ];
}

/** Routes from point to point between the cards in the way. */
function routeAround(
  gaps: Gaps,
  start: Point,
  end: Point,
  lane: number,
  free: readonly number[],
  places: readonly Point[],
): Bend[] {
  let gates = mostGates;
  const isDown = end.y > start.y;
  const bendsBetween = (from: Point, to: Point): Bend[] => {
    const bend = isDown ? bendOf(from, to) : upwards(from, to);
    const hit = gates > 0 ? places[gaps.hitBy(bend, free)] : undefined;
    if (!hit) return [bend];
    const [highest, lowest] = isDown ? [from.y, to.y] : [to.y, from.y];
    const top = Math.max(hit.y - clear, highest + turning);
    const bottom = Math.min(hit.y + cardHeight + clear, lowest - turning);
    if (top >= bottom) return [bend];
    gates -= 1;
    const share = ((top + bottom) / 2 - from.y) / (to.y - from.y);
    const x = gaps.gapIn(top, bottom, from.x + (to.x - from.x) * share, lane);
    const [enter, leave] = isDown ? [top, bottom] : [bottom, top];
    const [gate, beyond] = [
      { x, y: enter },
      { x, y: leave },
    ];
    return [...bendsBetween(from, gate), straight(gate, beyond), ...bendsBetween(beyond, to)];
  };
  return bendsBetween(start, end);
}

/** A back edge: down from its card, up between the others, and into the top of its target. */
function backRoute(
  gaps: Gaps,
  port: Point,
  ring: Point,
  lane: number,
  places: readonly Point[],
): Route {
  const [low, high] = [port.y, ring.y];
  const over = hangs(lane);
  const detour = (x: number) =>
    Math.abs(x - port.x) + Math.abs(x - ring.x) - Math.abs(port.x - ring.x);
  const [near, there] = [port.x, ring.x].map((wish) => gaps.gapIn(high, low, wish, lane));
  const line = detour(near ?? 0) < detour(there ?? 0) ? (near ?? 0) : (there ?? 0);
  const [leaves, comes] = [low - cardHeight - clear, high + cardHeight + clear];
  const isBeside = leaves - comes < turning;
  if (isBeside || detour(line) <= worthOneLine) return looped(port, ring, over, line);
  const last = gaps.gapIn(high, comes, ring.x, lane);
  const first = gaps.gapIn(leaves, low, last, lane);
  const [gate, result] = [
    { x: first, y: leaves },
    { x: last, y: comes },
  ];
  return looped(port, ring, over, first, [
    straight({ x: first, y: low }, gate),
    ...routeAround(gaps, gate, result, lane, [], places),
    straight(result, { x: last, y: high }),
  ]);
}

function plainRoute(port: Point, to: Point, isRing: boolean): Route {
  const ring = ringOf(to);
  return isRing ? looped(port, ring, hangs(0), to.x + cardWidth + 20) : [bendOf(port, ring)];
}

export type RouteOf = (edge: MapEdge) => Route;

function remembered(find: RouteOf): RouteOf {
  const found = new Map<MapEdge, Route>();
  return (edge) => {
    const known = found.get(edge) ?? find(edge);
    found.set(edge, known);
    return known;
  };
}

/** Straight routes, for when obstacles do not matter. */
export function directRoutes({ out }: MapModel, placeOf: (card: number) => Point): RouteOf {
  return ({ from, choice, to }) => {
    const port = portOf(placeOf(from), choice, out[from]?.length ?? 0);
    return plainRoute(port, placeOf(to), to === from);
  };
}

export type Routes = ReturnType<typeof routesOf>;

/** The routes between cards that are not being dragged, each computed when first needed. */
export function routesOf(model: MapModel, places: readonly Point[]) {
  let gaps: Gaps | undefined;
  const find = ({ from, choice, to }: MapEdge): Route => {
    const [above, below] = [places[from], places[to]];
    if (!above || !below) return [];
    gaps ??= gapsAmong(places);
    const port = portOf(above, choice, model.out[from]?.length ?? 0);
    const ring = ringOf(below);
    // Edges to one card may share a lane; others should not.
    return ring.y > port.y
      ? routeAround(gaps, port, ring, to, [from, to], places)
      : backRoute(gaps, port, ring, to, places);
  };
  return {
    aroundCards: remembered(find),
    /** Straight, as at low zoom no edge can be followed anyway. */
    direct: remembered(directRoutes(model, (card) => places[card] ?? { x: 0, y: 0 })),
  };
}
