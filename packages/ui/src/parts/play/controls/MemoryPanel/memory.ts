/** In display order: important deeds first; events last, since their list grows. */
export const memoryKinds = [
  "deed",
  "name",
  "object",
  "promise",
  "place",
  "fact",
  "summary",
] as const;
export type MemoryKind = (typeof memoryKinds)[number];

export interface MemoryItem {
  id: string;
  kind: MemoryKind;
  text: string;
  /** The player corrected it. */
  isCorrected: boolean;
  /** The player disputes this deed. */
  isStruck?: boolean;
}

/** The result of a change: why it failed, or undefined if it worked. */
export type MemoryAnswer = { failure: string } | undefined;
