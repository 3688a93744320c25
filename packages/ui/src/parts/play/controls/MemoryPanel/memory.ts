/** In display order: what the player noted, then important deeds; events last, since their list grows. */
export const memoryKinds = [
  "noted",
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
  /** The player wants it first. */
  isPinned?: boolean;
  /** The player disputes this deed. */
  isStruck?: boolean;
}

/** The longest note, in characters. */
export const longestNote = 200;

/** The result of a change: why it failed, or undefined if it worked. */
export type MemoryAnswer = { failure: string } | undefined;
