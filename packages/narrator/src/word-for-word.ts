import { react } from "@katha/storygraph";
import type { NarrationRequest } from "./port.ts";

/** What the author wrote as the whole answer to a step; null where a narrator tells it. */
export function wordForWord({
  story,
  before,
  step,
}: Pick<NarrationRequest, "story" | "before" | "step">): string | null {
  if (step.way === "reaction")
    return react(story.graph, before.state, step.reaction)?.text.trim() || "…";
  return step.way === "refusal" && step.because === "locked" ? step.reason : null;
}
