import type { Point } from "@katha/storygraph";
import { portOf, type Size, type View } from "../../../../../primitives/graph/geometry.ts";
import type { MapModel, MapEdge } from "../model/model.ts";
import type { RouteOf, Routes } from "./edge-routes.ts";
import type { MapColors } from "./map-colors.ts";

/** The content of the map, by the cards' indexes. */
export interface Scene {
  model: MapModel;
  places: readonly Point[];
  selected: ReadonlySet<number>;
  /** The selected edge, which can be removed or moved. */
  picked: MapEdge | null;
  /** The share of plays of each card; null if it is not shown. */
  heat: readonly number[] | null;
  /** Whether the shares also apply to edges, or only to cards. */
  flows: boolean;
}

/** The level of detail: at low zoom plain cards, then with a name, then as elements with text. */
export type Nearness = "far" | "middle" | "brief" | "near";

export function nearnessAt(zoom: number): Nearness {
  if (zoom >= 0.7) return "near";
  if (zoom >= 0.42) return "brief";
  return zoom >= 0.2 ? "middle" : "far";
}

/** Whether cards are elements of the page rather than painted. */
export function isPaper(nearness: Nearness): boolean {
  return nearness === "near" || nearness === "brief";
}

export interface Port {
  card: number;
  /** The index after the last choice is the port that adds one. */
  choice: number;
}

/** A drag, or a press that may become one, by what was pressed. Points are in the map's units. */
export type Drag =
  | { kind: "view" }
  /** `cards` are those that move along; empty before the first move. */
  | { kind: "card"; card: number; cards: ReadonlySet<number>; from: Point; adds: boolean }
  | { kind: "port"; port: Port }
  | { kind: "frame"; from: Point };

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
  /** A drag, which is not in the story yet, and where the pointer is. */
  dragged: { drag: Drag; to: Point } | undefined;
  /** The card whose ports are shown; -1 for none. */
  pointed: number;
  sight: Sight;
  routes: Routes;
}

/** The routes of edges between cards that are not being dragged. */
export function routesIn({ sight, routes }: Picture): RouteOf {
  return sight.nearness === "far" ? routes.direct : routes.aroundCards;
}

export function draggedCards({ dragged }: Picture): ReadonlySet<number> | undefined {
  return dragged?.drag.kind === "card" ? dragged.drag.cards : undefined;
}

export function placeIn({ scene, dragged }: Picture, card: number): Point {
  const place = scene.places[card] ?? { x: 0, y: 0 };
  if (dragged?.drag.kind !== "card" || !dragged.drag.cards.has(card)) return place;
  const { drag, to } = dragged;
  return { x: place.x + to.x - drag.from.x, y: place.y + to.y - drag.from.y };
}

export function choicesOf({ scene }: Picture, card: number): number {
  return scene.model.out[card]?.length ?? 0;
}

export function portIn(picture: Picture, { card, choice }: Port): Point {
  return portOf(placeIn(picture, card), choice, choicesOf(picture, card));
}
