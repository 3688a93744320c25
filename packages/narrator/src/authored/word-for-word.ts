import { nodeNamed } from "@katha/storygraph";
import type { NarrationRequest, Step } from "../port.ts";
import { reactionText } from "./reaction-text.ts";
import { againOf, meantOf, whichOf } from "../understanding/katha/asking.ts";
import { answerOfKatha } from "../understanding/katha/said-to-katha.ts";
import { isCatchAll } from "../understanding/reactions/catch-all.ts";

/** Steps in which Katha itself speaks: it asks which choice was meant, or answers what was said to it. */
export function isFromKatha(step: Step): boolean {
  if (step.way === "refusal") return step.because === "neither" || step.because === "katha";
  return step.way === "ask";
}

/** Whether an author's scene is told as written: its author may let models retell it. */
export function isScene({
  story,
  position,
  step,
}: Pick<NarrationRequest, "story" | "position" | "step">): boolean {
  if (step.way !== "edge") return false;
  const node = nodeNamed(story.graph, position.node);
  return node !== undefined && node.text.trim() !== "" && node.retell !== true;
}

/**
 * The whole answer to a step that no narrator tells: the author's own, or Katha's question which
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
  if (step.way === "refusal" && step.because === "katha")
    return answerOfKatha(story.language, step.matter);
  if (step.way === "recall") return step.told;
  if (step.way === "reaction")
    return isCatchAll(story, step.reaction) ? null : reactionText(request, step) || "…";
  return step.way === "refusal" && step.because === "locked" ? step.reason : null;
}
