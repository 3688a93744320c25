import type { Point } from "@katha/storygraph";
import type { MapEdge } from "../model/model.ts";
import { directRoutes, type RouteOf, type Routes } from "./edge-routes.ts";
import {
  boxBetween,
  portOf,
  windowOf,
  type Size,
  type View,
} from "../../../../../primitives/graph/geometry.ts";
import type { MapColors } from "./map-colors.ts";
import { paintPorts, paintRings, paintCards } from "./paint-cards.ts";
import { paintDraggedEdge, paintEdges } from "./paint-edges.ts";
import { isPaper, type Nearness, type Scene } from "./scene.ts";

export interface Port {
  card: number;
  /** The index after the last choice is the port that adds one. */
  choice: number;
}

/** Changes by a drag that are not in the story yet. */
export type Dragged =
  | { kind: "cards"; cards: ReadonlySet<number>; by: Point }
  | { kind: "edge"; port: Port; to: Point }
  | { kind: "frame"; from: Point; to: Point }
  | { kind: "nothing" };

/** What the page has to render. */
export interface Sight {
  nearness: Nearness;
  cards: readonly number[];
}

/** Everything that determines how the map looks at the moment. */
export interface Picture {
  scene: Scene;
  view: View;
  size: Size;
  /** Canvas pixels per page pixel. */
  density: number;
  colors: MapColors;
  dragged: Dragged;
  /** The card whose ports are shown; -1 for none. */
  pointed: number;
  sight: Sight;
  routes: Routes;
}

/** The routes of edges between cards that are not being dragged. */
export function routesIn(picture: Picture): RouteOf {
  return picture.sight.nearness === "far" ? picture.routes.direct : picture.routes.aroundCards;
}

export function draggedCards({ dragged }: Picture): ReadonlySet<number> | undefined {
  return dragged.kind === "cards" ? dragged.cards : undefined;
}

export function placeIn({ scene, dragged }: Picture, card: number): Point {
  const place = scene.places[card] ?? { x: 0, y: 0 };
  if (dragged.kind !== "cards" || !dragged.cards.has(card)) return place;
  return { x: place.x + dragged.by.x, y: place.y + dragged.by.y };
}

export function choicesOf({ scene }: Picture, card: number): number {
  return scene.model.out[card]?.length ?? 0;
}

function beginOn(canvas: CanvasRenderingContext2D, { view, size, density }: Picture): void {
  canvas.setTransform(1, 0, 0, 1, 0, 0);
  canvas.clearRect(0, 0, size.width * density, size.height * density);
  const scale = view.zoom * density;
  canvas.setTransform(scale, 0, 0, scale, view.x * density, view.y * density);
}

/** Draws edges and small cards, except for what is dragged. */
export function paintGround(canvas: CanvasRenderingContext2D, picture: Picture): void {
  const { scene, view, size, colors, sight } = picture;
  const { zoom } = view;
  const placeOf = (card: number) => placeIn(picture, card);
  const box = windowOf(view, size);
  const moving = draggedCards(picture);
  beginOn(canvas, picture);
  const still = moving
    ? scene.model.edges.filter(({ from, to }) => !moving.has(from) && !moving.has(to))
    : scene.model.edges;
  paintEdges(canvas, still, scene, placeOf, routesIn(picture), colors, zoom, box);
  if (isPaper(sight.nearness)) return;
  const cards = [...scene.model.cards.keys()].filter((card) => !moving?.has(card));
  paintCards(canvas, cards, scene, placeOf, colors, sight.nearness, zoom, box);
}

/** Draws the dragged items, and possible targets. */
export function paintDrag(canvas: CanvasRenderingContext2D, picture: Picture): void {
  const { scene, view, size, colors, sight, dragged, pointed } = picture;
  const placeOf = (card: number) => placeIn(picture, card);
  const moving = draggedCards(picture);
  beginOn(canvas, picture);
  if (moving) {
    const box = windowOf(view, size);
    const direct = directRoutes(scene.model, placeOf);
    paintEdges(canvas, edgesAt(scene, moving), scene, placeOf, direct, colors, view.zoom, box);
    if (!isPaper(sight.nearness))
      paintCards(canvas, moving, scene, placeOf, colors, sight.nearness, view.zoom, box);
  }
  if (isPaper(sight.nearness)) paintRings(canvas, sight.cards, placeOf, colors);
  if (dragged.kind === "edge") {
    const { card, choice } = dragged.port;
    const from = portOf(placeOf(card), choice, choicesOf(picture, card));
    paintDraggedEdge(canvas, from, dragged.to, colors);
  }
  if (pointed >= 0 && sight.nearness !== "far")
    paintPorts(canvas, placeOf(pointed), choicesOf(picture, pointed), colors);
  if (dragged.kind === "frame") paintFrame(canvas, dragged, colors, view.zoom);
}

function edgesAt({ model }: Scene, cards: ReadonlySet<number>): ReadonlySet<MapEdge> {
  const edges = new Set<MapEdge>();
  for (const card of cards) {
    for (const edge of model.out[card] ?? []) edges.add(edge);
    for (const edge of model.into[card] ?? []) edges.add(edge);
  }
  return edges;
}

function paintFrame(
  canvas: CanvasRenderingContext2D,
  { from, to }: { from: Point; to: Point },
  colors: MapColors,
  zoom: number,
): void {
  const { x, y, width, height } = boxBetween(from, to);
  canvas.fillStyle = colors.peacock;
  canvas.globalAlpha = 0.14;
  canvas.fillRect(x, y, width, height);
  canvas.globalAlpha = 1;
  canvas.strokeStyle = colors.peacock;
  canvas.lineWidth = 1.5 / zoom;
  canvas.strokeRect(x, y, width, height);
}
