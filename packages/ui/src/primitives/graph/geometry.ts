import type { Point } from "@katha/storygraph";

export const cardWidth = 216;
export const cardHeight = 116;

/** The visible part of the map: a point is drawn at `point * zoom + offset`. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Point, Size {}

export const zoomLeast = 0.02;
export const zoomMost = 2;

export function inWorld(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.zoom, y: (y - view.y) / view.zoom };
}

export function onScreen(view: View, { x, y }: Point): Point {
  return { x: x * view.zoom + view.x, y: y * view.zoom + view.y };
}

/** Zooms around a point of the screen. */
export function zoomedAt(view: View, point: Point, factor: number): View {
  const zoom = Math.min(zoomMost, Math.max(zoomLeast, view.zoom * factor));
  const real = zoom / view.zoom;
  return {
    zoom,
    x: point.x - (point.x - view.x) * real,
    y: point.y - (point.y - view.y) * real,
  };
}

export function windowOf(view: View, { width, height }: Size): Box {
  const { x, y } = inWorld(view, { x: 0, y: 0 });
  return { x, y, width: width / view.zoom, height: height / view.zoom };
}

/** The bounding box of these cards. */
export function boxAround(places: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of places) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + cardWidth);
    bottom = Math.max(bottom, y + cardHeight);
  }
  if (left > right) return { x: 0, y: 0, width: cardWidth, height: cardHeight };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The view that shows the whole box with a margin, at most at this zoom. */
export function fitted(
  box: Box,
  { width, height }: Size,
  { nearest = 1, margin = 28, farthest = zoomLeast } = {},
): View {
  const room = { width: width - 2 * margin, height: height - 2 * margin };
  const zoom = Math.min(
    nearest,
    Math.max(farthest, Math.min(room.width / box.width, room.height / box.height)),
  );
  return {
    zoom,
    x: (width - box.width * zoom) / 2 - box.x * zoom,
    y: (height - box.height * zoom) / 2 - box.y * zoom,
  };
}

export function centredOn({ x, y }: Point, { width, height }: Size, zoom: number): View {
  return {
    zoom,
    x: width / 2 - (x + cardWidth / 2) * zoom,
    y: height / 2 - (y + cardHeight / 2) * zoom,
  };
}

export function cardMeets({ x, y }: Point, box: Box): boolean {
  return (
    x < box.x + box.width &&
    x + cardWidth > box.x &&
    y < box.y + box.height &&
    y + cardHeight > box.y
  );
}

export function boxBetween(one: Point, other: Point): Box {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** The position where a choice's edge leaves its card; the port after the last choice adds one. */
export function portOf({ x, y }: Point, choice: number, choices: number): Point {
  return { x: x + (cardWidth * (choice + 1)) / (choices + 2), y: y + cardHeight };
}

/** The position where edges enter a card. */
export function ringOf({ x, y }: Point): Point {
  return { x: x + cardWidth / 2, y };
}

/**
 * A curve that leaves its start vertically (upwards if `out` is negative) and enters its end
 * likewise.
 */
export interface Bend {
  from: Point;
  to: Point;
  out: number;
  into: number;
}

/** An edge's path, each bend starting where the last one ended. */
export type Route = readonly Bend[];

/** A single curve from port to card. */
export function bendOf(from: Point, to: Point): Bend {
  const fall = to.y - from.y;
  const pull = fall > 0 ? Math.min(160, Math.max(36, fall / 2)) : Math.min(220, 70 - fall / 6);
  return { from, to, out: pull, into: pull };
}

export function pointAlong({ from, to, out, into }: Bend, at: number): Point {
  const rest = 1 - at;
  const [one, two, three, four] = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3];
  return {
    x: (one + two) * from.x + (three + four) * to.x,
    y: one * from.y + two * (from.y + out) + three * (to.y - into) + four * to.y,
  };
}

/** The distance of a point from an edge, sampled along it. */
export function distanceTo(route: Route, point: Point): number {
  let least = Infinity;
  for (const bend of route)
    for (let step = 0; step < 16; step += 1) {
      // Between two samples an edge is almost straight.
      const [one, other] = [pointAlong(bend, step / 16), pointAlong(bend, (step + 1) / 16)];
      least = Math.min(least, distanceToLine(one, other, point));
    }
  return least;
}

function distanceToLine(from: Point, to: Point, { x, y }: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across ** 2 + down ** 2;
  const share = length === 0 ? 0 : ((x - from.x) * across + (y - from.y) * down) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(from.x + at * across - x, from.y + at * down - y);
}
