import type { Size } from "../../../../primitives/graph/geometry.ts";
import type { Point } from "@katha/storygraph";
import { card } from "./layout.ts";

const middleOf = (least: number, most: number, room: number) => (least + most - room) / 2;

/** Where a frame is scrolled to so that a card is in its middle; the frame itself stops at the edges of the map. */
export function centredOn({ x, y }: Point, room: Size): Point {
  return {
    x: middleOf(x, x + card.width, room.width),
    y: middleOf(y, y + card.height, room.height),
  };
}

/** Whether a card is in view as a whole. */
export function isInView({ x, y }: Point, scrolled: Point, room: Size): boolean {
  return (
    x >= scrolled.x &&
    y >= scrolled.y &&
    x + card.width <= scrolled.x + room.width &&
    y + card.height <= scrolled.y + room.height
  );
}

/** So many heights of the frame are scrolled to without trouble. */
const nearby = 2;

/**
 * Where a map opens: at its beginning, with the scene where the session is beside it if there is room for both. Only
 * where that scene is far down does the map open there.
 */
export function openingView(beginning: Point, here: Point, room: Size): Point {
  const bottom = Math.max(beginning.y, here.y) + card.height;
  if (bottom > nearby * room.height) return centredOn(here, room);
  const left = Math.min(beginning.x, here.x);
  const right = Math.max(beginning.x, here.x) + card.width;
  const [start, end] =
    right - left <= room.width ? [left, right] : [beginning.x, beginning.x + card.width];
  // Nothing is cut off at the left, where reading begins, unless the cards would then be out of view.
  return { x: end <= room.width ? 0 : middleOf(start, end, room.width), y: 0 };
}
