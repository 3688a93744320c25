import type { Place } from "../model.ts";

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

/** A thread from knot to ring hangs out of the one and falls into the other. */
export interface Bend {
  from: Place;
  to: Place;
  pull: number;
}

export function bendOf(from: Place, to: Place): Bend {
  const fall = to.y - from.y;
  const pull = fall > 0 ? Math.min(160, Math.max(36, fall / 2)) : Math.min(220, 70 - fall / 6);
  return { from, to, pull };
}

/** How far a point lies from a thread, measured at places along it. */
export function distanceTo({ from, to, pull }: Bend, point: Place): number {
  let least = Infinity;
  for (let step = 0; step <= 16; step += 1) {
    const at = step / 16;
    const rest = 1 - at;
    const [one, two, three, four] = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3];
    const x = (one + two) * from.x + (three + four) * to.x;
    const y = one * from.y + two * (from.y + pull) + three * (to.y - pull) + four * to.y;
    least = Math.min(least, Math.hypot(x - point.x, y - point.y));
  }
  return least;
}
