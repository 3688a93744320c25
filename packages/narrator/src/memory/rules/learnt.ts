import type { MemoryKind } from "@katha/api/contract";

/** Something to remember from a sentence. `subject` identifies it when it comes again. */
export interface Learnt {
  kind: MemoryKind;
  subject: string;
  text: string;
}

/** A sentence and its writer: what players write about themselves is believed more readily. */
export interface SourcedSentence {
  sentence: string;
  byPlayer: boolean;
}

export const longestItem = 240;

/** A word in any script, with combining marks and inner apostrophes. */
export const word = String.raw`[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]{0,40}`;
export const edge = String.raw`(?<![\p{L}\p{M}\p{N}])`;
export const end = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Other punctuation may follow the question mark. */
export const isQuestion = (text: string) =>
  /(?<![\s\p{P}])(?=[\s\p{P}]*[?؟])[\s\p{P}]+$/u.test(text);

/** The first match of each pattern, by its first group. */
export function firstGroups(patterns: readonly RegExp[], text: string): string[] {
  return patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
}
