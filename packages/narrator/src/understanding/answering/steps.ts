import { nodeNamed } from "@katha/storygraph";
import type { LockedEdge } from "../../position/edges.ts";
import type { Heard, PlayerAction, Step } from "../../port.ts";
import { authoredAnswer, type AuthoredAnswer } from "../reactions/authored-answer.ts";
import { termsOf } from "../words/terms.ts";

/** The unused beat that shares most words, else the next one; null when all are used. */
function beatFor({ story, position }: PlayerAction, said: string): number | null {
  const beats = nodeNamed(story.graph, position.node)?.beats ?? [];
  const terms = termsOf(said);
  const untold = beats
    .map((beat, at) => ({
      at,
      shared: termsOf(beat).filter((term) => terms.includes(term)).length,
    }))
    .filter(({ at }) => !position.beatsTold.includes(at));
  return untold.toSorted((left, right) => right.shared - left.shared)[0]?.at ?? null;
}

/** What the author wrote, if anything fits. */
export function answered(authored: AuthoredAnswer | undefined, heard?: Heard): Step | undefined {
  const [reaction, ...also] = authored?.reactions ?? [];
  if (reaction === undefined) return undefined;
  return { way: "reaction", reaction, ...(also.length > 0 && { also }), ...(heard && { heard }) };
}

/** A turn that takes no choice: what the author answers to it, else a detour. */
export function stay(
  asked: PlayerAction,
  said: string,
  heard?: Heard,
  authored = said === "" ? undefined : authoredAnswer(asked, said),
): Step {
  const step = answered(authored, heard);
  if (step !== undefined) return step;
  const freedom = nodeNamed(asked.story.graph, asked.position.node)?.freedom ?? "guided";
  if (freedom === "fixed") return { way: "refusal", because: "fixed" };
  return { way: "detour", beat: beatFor(asked, said), ...(heard && { heard }) };
}

/** The refusal of a locked choice, with its author's reason. */
export const lockedStep = ({ reason }: LockedEdge): Step => ({
  way: "refusal",
  because: "locked",
  reason,
});
