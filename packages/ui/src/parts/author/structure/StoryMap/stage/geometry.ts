import type { Place } from "../model/model.ts";

export const slipWidth = 216;
export const slipHeight = 116;

/** What of the map is seen: a place is drawn at `place * zoom + offset`. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Place, Size {}

export const zoomLeast = 0.02;
export const zoomMost = 2;

export function inWorld(view: View, { x, y }: Place): Place {
  return { x: (x - view.x) / view.zoom, y: (y - view.y) / view.zoom };
}

export function onScreen(view: View, { x, y }: Place): Place {
  return { x: x * view.zoom + view.x, y: y * view.zoom + view.y };
}

/** Nearer or farther, while what lies at this point of the screen stays there. */
export function zoomedAt(view: View, point: Place, factor: number): View {
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

/** The least box around these slips. */
export function boxAround(places: Iterable<Place>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of places) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + slipWidth);
    bottom = Math.max(bottom, y + slipHeight);
  }
  if (left > right) return { x: 0, y: 0, width: slipWidth, height: slipHeight };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The view that shows the whole box with a margin around it, no nearer than this. */
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

export function centredOn({ x, y }: Place, { width, height }: Size, zoom: number): View {
  return {
    zoom,
    x: width / 2 - (x + slipWidth / 2) * zoom,
    y: height / 2 - (y + slipHeight / 2) * zoom,
  };
}

export function slipMeets({ x, y }: Place, box: Box): boolean {
  return (
    x < box.x + box.width &&
    x + slipWidth > box.x &&
    y < box.y + box.height &&
    y + slipHeight > box.y
  );
}

export function boxBetween(one: Place, other: Place): Box {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** Where a choice's thread leaves its slip; one more is there than choices, to draw a new one from. */
export function knotOf({ x, y }: Place, choice: number, choices: number): Place {
  return { x: x + (slipWidth * (choice + 1)) / (choices + 2), y: y + slipHeight };
}

/** Where threads come in. */
export function ringOf({ x, y }: Place): Place {
  return { x: x + slipWidth / 2, y };
}

/** A stretch of a thread: it leaves its place straight down, or up where `out` is negative, and comes in likewise. */
export interface Bend {
  from: Place;
  to: Place;
  out: number;
  into: number;
}

/** A thread's way over the map, each bend beginning where the last one ended. */
export type Course = readonly Bend[];

/** From knot to ring a thread hangs out of the one and falls into the other. */
export function bendOf(from: Place, to: Place): Bend {
  const fall = to.y - from.y;
  const pull = fall > 0 ? Math.min(160, Math.max(36, fall / 2)) : Math.min(220, 70 - fall / 6);
  return { from, to, out: pull, into: pull };
}

export function pointAlong({ from, to, out, into }: Bend, at: number): Place {
  const rest = 1 - at;
  const [one, two, three, four] = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3];
  return {
    x: (one + two) * from.x + (three + four) * to.x,
    y: one * from.y + two * (from.y + out) + three * (to.y - into) + four * to.y,
  };
}

/** How far a point lies from a thread, measured at places along it. */
export function distanceTo(course: Course, point: Place): number {
  let least = Infinity;
  for (const bend of course)
    for (let step = 0; step < 16; step += 1) {
      // Between two places along it a thread is as good as straight.
      const [one, other] = [pointAlong(bend, step / 16), pointAlong(bend, (step + 1) / 16)];
      least = Math.min(least, distanceToLine(one, other, point));
    }
  return least;
}

function distanceToLine(from: Place, to: Place, { x, y }: Place): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across ** 2 + down ** 2;
  const share = length === 0 ? 0 : ((x - from.x) * across + (y - from.y) * down) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(from.x + at * across - x, from.y + at * down - y);
}
