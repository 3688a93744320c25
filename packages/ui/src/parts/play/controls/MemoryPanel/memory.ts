/** In display order: first what was done that matters; events come last, since their list grows. */
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
  /** Written by the player. */
  isCorrected: boolean;
  /** Of a deed: the player says that it is not so. */
  isStruck?: boolean;
}

/** The result of a change: why it failed, or nothing. */
export type MemoryAnswer = { failure: string } | undefined;
