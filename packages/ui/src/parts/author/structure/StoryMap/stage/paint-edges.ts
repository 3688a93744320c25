import type { Point } from "@katha/storygraph";
import type { MapEdge } from "../model/model.ts";
import type { RouteOf } from "./edge-routes.ts";
import {
  bendOf,
  ringOf,
  windowOf,
  type Bend,
  type Box,
  type Route,
} from "../../../../../primitives/graph/geometry.ts";
import type { MapColors } from "./map-colors.ts";
import { placeIn, portIn, type Picture } from "./picture.ts";

/** The length of an edge without a target. */
const looseEnd = 44;

/** The dashes of an edge with a condition, which a lock marks too. */
const conditional = [9, 6];

interface Strand {
  color: string;
  width: number;
  dash?: readonly number[] | undefined;
  alpha?: number;
}

function strandOf(edge: MapEdge, { scene, colors }: Picture): Strand {
  const { selected, picked, heat, flows } = scene;
  if (picked?.from === edge.from && picked.choice === edge.choice)
    return { color: colors.ink, width: 4 };
  if (edge.to < 0 && !edge.isBack) return { color: colors.madder, width: 2, dash: [3, 4] };
  const dash = edge.isConditional ? conditional : undefined;
  if (selected.has(edge.from)) return { color: colors.lamp, width: 3, dash };
  if (selected.has(edge.to)) return { color: colors.peacock, width: 3, dash };
  if (heat === null || !flows) return { color: colors.edge, width: 2, alpha: 0.9, dash };
  const flow = Math.min(heat[edge.from] ?? 0, heat[edge.to] ?? 0);
  if (flow === 0) return { color: colors.edge, width: 1.25, dash: [2, 6], alpha: 0.7 };
  // Only a few widths, so that edges of one width share a path.
  const step = Math.ceil(Math.sqrt(flow) * 5);
  return { color: colors.lamp, width: 0.5 + step * 1.3, alpha: 0.25 + step * 0.12, dash };
}

function trace(path: CanvasRenderingContext2D, { from, to, out, into }: Bend): void {
  path.bezierCurveTo(from.x, from.y + out, to.x, to.y - into, to.x, to.y);
}

/** Traces the visible part of a route. */
function traceSeen(path: CanvasRenderingContext2D, route: Route, box: Box): void {
  let isRendered = false;
  for (const bend of route) {
    const { from, to, out, into } = bend;
    const isBendSeen = isSeen(from, to, box, 0, Math.max(Math.abs(out), Math.abs(into)));
    if (isBendSeen && !isRendered) path.moveTo(from.x, from.y);
    if (isBendSeen) trace(path, bend);
    isRendered = isBendSeen;
  }
}

function traceLoose(path: CanvasRenderingContext2D, { x, y }: Point): void {
  const end = y + looseEnd;
  path.moveTo(x, y);
  path.bezierCurveTo(x, y + 20, x - 8, y + 26, x + 3, end);
  path.moveTo(x - 5, end - 5);
  path.lineTo(x + 9, end + 7);
  path.moveTo(x + 9, end - 5);
  path.lineTo(x - 5, end + 7);
}

/** Down and in a loop: an edge back to where the player came from. */
function traceBack(path: CanvasRenderingContext2D, { x, y }: Point): void {
  path.moveTo(x, y);
  path.lineTo(x, y + looseEnd / 2);
  path.arc(x - 7, y + looseEnd / 2, 7, 0, Math.PI * 1.25);
}

/** Below this zoom a lock would look like a blot. */
const zoomForLocks = 0.3;

function paintLock(canvas: CanvasRenderingContext2D, { x, y }: Point, colors: MapColors): void {
  const [left, top] = [x - 6.5, y + 15];
  canvas.beginPath();
  canvas.arc(x, top, 4, Math.PI, 0);
  canvas.rect(left, top, 13, 9.5);
  canvas.fillStyle = colors.raised;
  canvas.fill();
  canvas.strokeStyle = colors.ink;
  canvas.stroke();
}

function isSeen(from: Point, to: Point, box: Box, aside: number, swing: number): boolean {
  return (
    Math.min(from.x, to.x) - aside < box.x + box.width &&
    Math.max(from.x, to.x) + aside > box.x &&
    Math.min(from.y, to.y) - swing < box.y + box.height &&
    Math.max(from.y, to.y) + swing > box.y
  );
}

/** The search distance around an edge's straight line, before its route is known. */
const farAside = 640;
const farAbove = 220;

/** Draws edges with one path for each style. */
export function paintEdges(
  canvas: CanvasRenderingContext2D,
  picture: Picture,
  edges: Iterable<MapEdge>,
  routeOf: RouteOf,
): void {
  const { colors, view, size } = picture;
  const { zoom } = view;
  const box = windowOf(view, size);
  const portOf = ({ from, choice }: MapEdge) => portIn(picture, { card: from, choice });
  const strands = new Map<string, { strand: Strand; edges: MapEdge[] }>();
  for (const edge of edges) {
    const strand = strandOf(edge, picture);
    const key = `${strand.color} ${String(strand.width)} ${String(strand.dash)}`;
    const known = strands.get(key);
    if (known) known.edges.push(edge);
    else strands.set(key, { strand, edges: [edge] });
  }
  const thinnest = 0.9 / zoom;
  for (const { strand, edges: alike } of [...strands.values()].toSorted(
    (one, other) => one.strand.width - other.strand.width,
  )) {
    canvas.beginPath();
    for (const edge of alike) {
      const port = portOf(edge);
      const isLoose = edge.to < 0;
      const end = isLoose ? { x: port.x, y: port.y + looseEnd } : ringOf(placeIn(picture, edge.to));
      if (!isSeen(port, end, box, farAside, farAbove)) continue;
      if (!isLoose) traceSeen(canvas, routeOf(edge), box);
      else if (edge.isBack) traceBack(canvas, port);
      else traceLoose(canvas, port);
    }
    canvas.strokeStyle = strand.color;
    canvas.globalAlpha = strand.alpha ?? 1;
    canvas.lineWidth = Math.max(strand.width, thinnest);
    canvas.setLineDash(zoom < 0.2 ? [] : [...(strand.dash ?? [])]);
    canvas.stroke();
    canvas.setLineDash([]);
    canvas.globalAlpha = 1;
    if (strand.dash !== conditional || zoom < zoomForLocks) continue;
    canvas.lineWidth = 1.5;
    for (const port of alike.map(portOf))
      if (isSeen(port, port, box, 40, 40)) paintLock(canvas, port, colors);
  }
}

/** Draws the edge that is being dragged from a port. */
export function paintDraggedEdge(
  canvas: CanvasRenderingContext2D,
  from: Point,
  to: Point,
  colors: MapColors,
): void {
  canvas.beginPath();
  canvas.moveTo(from.x, from.y);
  trace(canvas, bendOf(from, to));
  canvas.strokeStyle = colors.lamp;
  canvas.lineWidth = 3;
  canvas.stroke();
  canvas.beginPath();
  canvas.arc(to.x, to.y, 5, 0, Math.PI * 2);
  canvas.fillStyle = colors.lamp;
  canvas.fill();
}
