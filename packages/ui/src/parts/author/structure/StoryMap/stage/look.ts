import type { Point } from "@katha/storygraph";
import { zoomedAt, type Size, type View } from "../../../../../primitives/graph/geometry.ts";

const wheelStep = 0.0022;
const linePixels = 16;
/** WheelEvent.DOM_DELTA_LINE. */
const inLines = 1;
/** Within this distance of the map's edge a drag scrolls it. */
const scrollEdge = 28;
const fastestScroll = 14;

export function pannedBy({ x, y, zoom }: View, by: Point): View {
  return { zoom, x: x + by.x, y: y + by.y };
}

/** One of two fingers has moved: what is between them stays between them. */
export function pinched(view: View, still: Point, from: Point, to: Point): View {
  const spread = (finger: Point) => Math.hypot(finger.x - still.x, finger.y - still.y);
  const middle = { x: (to.x + still.x) / 2, y: (to.y + still.y) / 2 };
  const zoomed = zoomedAt(view, middle, spread(to) / Math.max(1, spread(from)));
  return pannedBy(zoomed, { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 });
}

type Wheel = Pick<WheelEvent, "deltaX" | "deltaY" | "deltaMode" | "ctrlKey" | "metaKey">;

/** Whether it zooms rather than pans. */
export const zooms = ({ ctrlKey, metaKey }: Wheel): boolean => ctrlKey || metaKey;

export function wheeled(view: View, at: Point, wheel: Wheel): View {
  const { deltaX, deltaY, deltaMode } = wheel;
  const pixels = deltaMode === inLines ? linePixels : 1;
  return zooms(wheel)
    ? zoomedAt(view, at, Math.exp(-deltaY * pixels * wheelStep))
    : pannedBy(view, { x: -deltaX * pixels, y: -deltaY * pixels });
}

/** How far the view scrolls in a frame while something is dragged to here. */
export function scrollAt({ x, y }: Point, { width, height }: Size): Point {
  return { x: scrollIn(x, width), y: scrollIn(y, height) };
}

function scrollIn(at: number, size: number): number {
  if (at < scrollEdge) return Math.min(fastestScroll, (scrollEdge - at) / 2);
  return at > size - scrollEdge ? -Math.min(fastestScroll, (at - size + scrollEdge) / 2) : 0;
}
