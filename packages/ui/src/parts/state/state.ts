import type { QualityKind, Value } from "@katha/storygraph";

/** A quality that the author shows, as it is now. */
export interface ShownQuality {
  id: string;
  name: string;
  kind: QualityKind;
  value: Value;
  /** Null unless it is a number. */
  least: number | null;
  most: number | null;
}

export interface CarriedThing {
  id: string;
  name: string;
  /** What it is; may be blank. */
  about: string;
}

/** What a story counts and lets its player see. */
export interface PlayerState {
  qualities: readonly ShownQuality[];
  /** What the player carries. */
  things: readonly CarriedThing[];
  /** How many things can be carried; null where the story has none. */
  slots: number | null;
}
