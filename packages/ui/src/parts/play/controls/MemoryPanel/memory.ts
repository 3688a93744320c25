import type { MemoryItem } from "@katha/api/shapes";

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
] as const satisfies readonly MemoryItem["kind"][];
/** What a panel shows of a memory. */
export type RememberedItem = Omit<MemoryItem, "turnId">;

/** The longest note, in characters. */
export const longestNote = 200;

/** Why a change failed. */
export interface Refused {
  failure: string;
}
/** The result of a change: undefined if it worked. */
export type MemoryAnswer = Refused | undefined;
