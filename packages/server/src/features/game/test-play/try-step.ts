import { builtInNarrator, type StoryVersion } from "@katha/narrator";
import { trialOf, type Trial, type TrialStep } from "./trial.ts";

/** A step of a test play as the built-in narrator tells it. */
export function tryStep(
  work: StoryVersion,
  { step, seed }: { step: TrialStep; seed: string },
): Promise<Trial> {
  const needs = { narratorFor: () => builtInNarrator, ids: () => seed, log: { warn: () => {} } };
  return trialOf(needs, { work, ...step }, new AbortController().signal);
}
