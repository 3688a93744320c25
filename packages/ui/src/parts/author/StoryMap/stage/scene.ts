import type { MapModel, Place, Thread } from "../model.ts";

/** All that is drawn, by the slips' numbers. */
export interface Scene {
  model: MapModel;
  places: readonly Place[];
  selected: ReadonlySet<number>;
  /** The thread that was picked, to be cut or led elsewhere. */
  picked: Thread | null;
  /** For each slip the share of plays that come to it; null while that is not asked for. */
  heat: readonly number[] | null;
}

/** Slips far away are plain; nearer they have a name; near they are paper that one can read. */
export const nearnesses = ["far", "middle", "near"] as const;
export type Nearness = (typeof nearnesses)[number];

export function nearnessAt(zoom: number): Nearness {
  if (zoom >= 0.55) return "near";
  return zoom >= 0.26 ? "middle" : "far";
}
