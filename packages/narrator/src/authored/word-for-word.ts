import type { NarrationRequest, Step } from "../port.ts";
import { isCatchAll, reactionText } from "./reaction-text.ts";
import { againOf, meantOf, whichOf } from "../understanding/asking.ts";

/** The player is asked which choice they meant, or meant none of those. */
export function isAboutChoices(step: Step): boolean {
  return step.way === "ask" || (step.way === "refusal" && step.because === "neither");
}

/**
 * The whole answer to a step where no narrator tells it: the author's own, or Katha's question which
 * choice is meant. Null where a narrator does.
 */
export function wordForWord(
  request: Pick<NarrationRequest, "story" | "before" | "position" | "step" | "struck">,
): string | null {
  const { story, step } = request;
  if (step.way === "ask")
    return step.heard === undefined
      ? whichOf(story.language)
      : meantOf(story.language, step.choices.length);
  if (step.way === "refusal" && step.because === "neither") return againOf(story.language);
  if (step.way === "recall") return step.told;
  if (step.way === "reaction")
    return isCatchAll(story, step) ? null : reactionText(request, step) || "…";
  return step.way === "refusal" && step.because === "locked" ? step.reason : null;
}
