export const correctionStatuses = ["open", "done", "dismissed"] as const;
export type CorrectionStatus = (typeof correctionStatuses)[number];

/**
 * Where its words are in the story as it is written now: `stands` word for word in the scene's text, `taken` over
 * already, `changed` where neither stands there, `gone` with its scene, `nowhere` where no scene is known.
 */
export const correctionPlaces = ["stands", "taken", "changed", "gone", "nowhere"] as const;
export type CorrectionPlace = (typeof correctionPlaces)[number];

/** What a player would have put in other words. */
export interface StoryCorrection {
  id: string;
  passage: string;
  proposed: string;
  note: string;
  /** Where it was told; null where that is not known. */
  scene: string | null;
  /** When it was sent, as a date. */
  day: string;
  status: CorrectionStatus;
  place: CorrectionPlace;
}

export type CorrectionsResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; corrections: readonly StoryCorrection[] };
