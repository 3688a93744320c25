import { boxBetween } from "../../../../../primitives/graph/geometry.ts";
import type { Point } from "@katha/storygraph";
import type { MapEdge } from "../model/model.ts";
import { directRoutes } from "./edge-routes.ts";
import { paintPorts, paintRings, paintCards } from "./paint-cards.ts";
import { paintDraggedEdge, paintEdges } from "./paint-edges.ts";
import { draggedCards, isPaper, placeIn, portIn, routesIn, type Picture } from "./picture.ts";

function beginOn(canvas: CanvasRenderingContext2D, { view, size, density }: Picture): void {
  canvas.setTransform(1, 0, 0, 1, 0, 0);
  canvas.clearRect(0, 0, size.width * density, size.height * density);
  const scale = view.zoom * density;
  canvas.setTransform(scale, 0, 0, scale, view.x * density, view.y * density);
}

/** Draws edges and small cards, except for what is dragged. */
export function paintGround(canvas: CanvasRenderingContext2D, picture: Picture): void {
  const { edges, cards } = picture.scene.model;
  const moving = draggedCards(picture);
  beginOn(canvas, picture);
  const still = moving
    ? edges.filter(({ from, to }) => !moving.has(from) && !moving.has(to))
    : edges;
  paintEdges(canvas, picture, still, routesIn(picture));
  if (isPaper(picture.sight.nearness)) return;
  paintCards(
    canvas,
    picture,
    [...cards.keys()].filter((card) => !moving?.has(card)),
  );
}

/** Draws the dragged items, and possible targets. */
export function paintDrag(canvas: CanvasRenderingContext2D, picture: Picture): void {
  const { scene, sight, dragged, pointed, colors } = picture;
  const moving = draggedCards(picture);
  const hasElements = isPaper(sight.nearness);
  beginOn(canvas, picture);
  if (moving) {
    const direct = directRoutes(scene.model, (card) => placeIn(picture, card));
    const edges = [...moving].flatMap((card) =>
      [scene.model.out, scene.model.into].flatMap((edgesOf) => edgesOf[card] ?? []),
    );
    paintEdges(canvas, picture, new Set<MapEdge>(edges), direct);
    if (!hasElements) paintCards(canvas, picture, moving);
  }
  if (hasElements) paintRings(canvas, picture);
  if (dragged?.drag.kind === "port")
    paintDraggedEdge(canvas, portIn(picture, dragged.drag.port), dragged.to, colors);
  if (pointed >= 0 && sight.nearness !== "far") paintPorts(canvas, picture);
  if (dragged?.drag.kind === "frame") paintFrame(canvas, picture, dragged.drag.from, dragged.to);
}

function paintFrame(
  canvas: CanvasRenderingContext2D,
  { colors, view }: Picture,
  from: Point,
  to: Point,
): void {
  const { x, y, width, height } = boxBetween(from, to);
  canvas.fillStyle = colors.peacock;
  canvas.globalAlpha = 0.14;
  canvas.fillRect(x, y, width, height);
  canvas.globalAlpha = 1;
  canvas.strokeStyle = colors.peacock;
  canvas.lineWidth = 1.5 / view.zoom;
  canvas.strokeRect(x, y, width, height);
}
