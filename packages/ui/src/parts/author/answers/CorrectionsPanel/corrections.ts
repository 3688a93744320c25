export const correctionStatuses = ["open", "done", "dismissed"] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

/**
 * Whether the passage is still in the current story: `stands` if it is, word for word, in the
 * scene's text, `taken` if the proposed words are there already, `changed` if neither is there,
 * `gone` if the scene was deleted, `nowhere` if no scene is known.
 */
export const correctionPlaces = ["stands", "taken", "changed", "gone", "nowhere"] as const;
export type CorrectionPlace = (typeof correctionPlaces)[number];

/** A correction that a player proposed. */
export interface StoryCorrection {
  id: string;
  passage: string;
  proposed: string;
  note: string;
  /** The scene in which it was told; null if unknown. */
  scene: string | null;
  /** The date on which it was sent. */
  day: string;
  status: CorrectionStatus;
  place: CorrectionPlace;
}

export type CorrectionsResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; corrections: readonly StoryCorrection[] };
