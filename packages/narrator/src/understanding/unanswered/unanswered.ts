import type { Passage, Position, Step, StoryVersion } from "../../port.ts";
import { isCatchAll } from "../reactions/catch-all.ts";
import { actIn } from "../acts/act.ts";
import { clausesOf } from "../mood/mood.ts";
import { spokenOf } from "../reactions/spoken.ts";
import { heardPart } from "../heard-part.ts";
import { termsOf } from "../words/terms.ts";

/** A typed line that means no choice and that the author has no answer to. */
export interface UnansweredLine {
  /** A key shared by lines that mean the same. */
  meaning: string;
  /** Its first act and that act's target, as far as they are understood. */
  act: string | null;
  about: string | null;
}

/** Whether what was typed means no choice and the author has no answer to it. */
export const isLeftUnanswered = (story: StoryVersion, step: Step): boolean =>
  step.way === "reaction" ? isCatchAll(story, step.reaction) : step.way === "detour";

/** The unanswered part of a line; null where the author answered, a choice was meant, or nothing was said. */
export function unansweredIn(
  asked: { story: StoryVersion; position: Position; passages: readonly Passage[] },
  step: Step,
  typed: string,
): UnansweredLine | null {
  const { story } = asked;
  const said = heardPart(typed);
  const meaning = [...new Set(termsOf(said))].toSorted().join(" ");
  const [clause] = clausesOf(said, story.language);
  if (!isLeftUnanswered(story, step) || meaning === "" || clause === undefined) return null;
  const act = actIn(clause) ?? null;
  const about = spokenOf(asked, clause).about.find(({ isNamed }) => isNamed || act !== null);
  return { meaning, act, about: about?.name ?? null };
}
