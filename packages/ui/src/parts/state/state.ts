import type { QualityKind, Value } from "@katha/storygraph";

/** A quality that the author shows to the player, with its current value. */
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
  /** A description; may be empty. */
  about: string;
}

/** The state that a story shows to its player. */
export interface PlayerState {
  qualities: readonly ShownQuality[];
  /** What the player carries. */
  things: readonly CarriedThing[];
  /** How many things can be carried; null if the story has no bag. */
  slots: number | null;
}
