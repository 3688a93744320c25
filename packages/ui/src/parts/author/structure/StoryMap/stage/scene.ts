import type { MapModel, Place, Thread } from "../model/model.ts";

/** All that is drawn, by the slips' numbers. */
export interface Scene {
  model: MapModel;
  places: readonly Place[];
  selected: ReadonlySet<number>;
  /** The thread that was picked, to be cut or led elsewhere. */
  picked: Thread | null;
  /** For each slip the share of plays that come to it; null while that is not asked for. */
  heat: readonly number[] | null;
  /** Whether the heat is of plays that go along the threads, or of each slip by itself. */
  flows: boolean;
}

/** From far away slips are plain; nearer they have a name; then they are paper, and at last one can read it. */
export const nearnesses = ["far", "middle", "brief", "near"] as const;
export type Nearness = (typeof nearnesses)[number];

export function nearnessAt(zoom: number): Nearness {
  if (zoom >= 0.7) return "near";
  if (zoom >= 0.42) return "brief";
  return zoom >= 0.2 ? "middle" : "far";
}

/** Whether slips are elements of the page, and not spots of the picture. */
export function isPaper(nearness: Nearness): boolean {
  return nearness === "near" || nearness === "brief";
}
