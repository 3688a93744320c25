import { languageOf, languages } from "../../languages/index.ts";
import type { Answers, Lines } from "../../languages/language.ts";

/** What a plain line has to answer. */
export type Situation = keyof Answers;

/** Elsewhere there is one line for all, which leads in nothing. */
export const hasLeads = (language: string): boolean => languageOf(language)?.answers !== undefined;

export function plainLinesFor(language: string, situation: Situation): Lines {
  const { answers, narration } = languageOf(language) ?? {};
  return answers?.[situation] ?? [narration?.answer ?? languages[0]?.answers?.nothing[0] ?? ""];
}
