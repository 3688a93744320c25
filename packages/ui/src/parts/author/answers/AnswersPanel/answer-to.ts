import type { BibleName, Reaction, StateDesk } from "@katha/storygraph";
import type { UnansweredLine } from "../UnansweredPanel/unanswered.ts";

/**
 * A new answer to a typed line, filled in with what was understood, as far as the story declares
 * it.
 */
export function answerTo(
  { act, about, topics }: UnansweredLine,
  { actKinds }: Pick<StateDesk, "actKinds">,
  bibleNames: readonly BibleName[],
): Pick<Reaction, "acts" | "about" | "topics"> {
  const isKnown = bibleNames.some(({ name }) => name === about);
  return {
    acts: actKinds.filter((kind) => kind === act),
    about: isKnown && about !== null ? about : "",
    topics,
  };
}
