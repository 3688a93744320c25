/** In the order in which they are shown; what happened comes last, since it grows. */
export const memoryKinds = ["name", "object", "promise", "place", "fact", "summary"] as const;
export type MemoryKind = (typeof memoryKinds)[number];

export interface MemoryItem {
  id: string;
  kind: MemoryKind;
  text: string;
  /** Written by the player. */
  isCorrected: boolean;
}

/** What came of a change: why it did not come about, or nothing. */
export type MemoryAnswer = { failure: string } | undefined;
