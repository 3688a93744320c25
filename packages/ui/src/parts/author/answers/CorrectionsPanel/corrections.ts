import type { Correction } from "@katha/api/shapes";

/**
 * Whether the passage is still in the current story: `stands` if it is, word for word, in the
 * scene's text, `taken` if the proposed words are there already, `changed` if neither is there,
 * `gone` if the scene was deleted, `nowhere` if no scene is known.
 */
export const correctionPlaces = ["stands", "taken", "changed", "gone", "nowhere"] as const;
export type CorrectionPlace = (typeof correctionPlaces)[number];

/** A correction that a player proposed, and where it is in the current story. */
export interface StoryCorrection extends Correction {
  place: CorrectionPlace;
}

export type CorrectionsResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; corrections: readonly StoryCorrection[] };
