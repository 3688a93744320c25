import type { Point } from "@katha/storygraph";
import type { MapModel, MapEdge } from "../model/model.ts";

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
export const nearnesses = ["far", "middle", "brief", "near"] as const;
export type Nearness = (typeof nearnesses)[number];

export function nearnessAt(zoom: number): Nearness {
  if (zoom >= 0.7) return "near";
  if (zoom >= 0.42) return "brief";
  return zoom >= 0.2 ? "middle" : "far";
}

/** Whether cards are elements of the page rather than painted. */
export function isPaper(nearness: Nearness): boolean {
  return nearness === "near" || nearness === "brief";
}
