import type { Known, Reaction, StateDesk } from "@katha/storygraph";
import type { UnansweredLine } from "../UnansweredPanel/unanswered.ts";

/** How the answer to a typed line begins: with what was heard in it, as far as the story knows it. */
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
