import type { UnansweredGroup } from "@katha/api/shapes";
import type { BibleName, Reaction, StateDesk } from "@katha/storygraph";

/** A typed line that is being answered. */
export type AnsweredLine = Pick<
  UnansweredGroup,
  "scene" | "text" | "count" | "act" | "about" | "topics"
>;

/**
 * A new answer to a typed line, filled in with what was understood, as far as the story declares
 * it.
 */
export function answerTo(
  { act, about, topics }: AnsweredLine,
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
