import type { Known, Reaction, StateDesk } from "@katha/storygraph";
import type { UnansweredLine } from "../UnansweredPanel/unanswered.ts";

/**
 * A new answer to a typed line, filled in with what was understood, as far as the story declares
 * it.
 */
export function answerTo(
  { act, about, topics }: UnansweredLine,
  { actKinds }: Pick<StateDesk, "actKinds">,
  known: readonly Known[],
): Pick<Reaction, "acts" | "about" | "topics"> {
  const isKnown = known.some(({ name }) => name === about);
  return {
    acts: actKinds.filter((kind) => kind === act),
    about: isKnown && about !== null ? about : "",
    topics,
  };
}
