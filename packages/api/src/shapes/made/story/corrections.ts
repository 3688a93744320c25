// Made from the contract by `npm run readers`.

export interface Correction {
  id: string;
  /** The words as they stood, or were told */
  passage: string;
  /** How they should read */
  proposed: string;
  note: string;
  /** Where it was told; null where it was not sent from a play */
  scene: string | null;
  day: string;
  status: "open" | "done" | "dismissed";
}

export interface Corrections {
  /** The open ones first, the oldest first */
  corrections: Correction[];
}
