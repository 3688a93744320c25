import type { Point } from "@katha/storygraph";
import { zoomedAt, type Size, type View } from "../../../../../primitives/graph/geometry.ts";

const wheelStep = 0.0022;
const linePixels = 16;
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

interface Wheel {
  deltaX: number;
  deltaY: number;
  /** Whether the deltas are lines, not pixels. */
  isInLines: boolean;
  zooms: boolean;
}

export function wheeled(view: View, at: Point, { deltaX, deltaY, isInLines, zooms }: Wheel): View {
  const pixels = isInLines ? linePixels : 1;
  return zooms
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
