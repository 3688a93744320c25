import type { Passage, Position, Step, StoryVersion } from "../port.ts";
import { isCatchAll } from "../authored/reaction-text.ts";
import { actIn } from "./acts/act.ts";
import { clausesOf } from "./mood/mood.ts";
import { spokenOf } from "./reactions/spoken.ts";
import { heardPart } from "./heard-part.ts";
import { termsOf } from "./words/terms.ts";

/** A typed line that no choice was meant by, and that its author has written no answer to. */
export interface UnansweredLine {
  /** The same for lines that mean the same. */
  meaning: string;
  /** The first thing that it does, and whom or what that is about, where they are understood. */
  act: string | null;
  about: string | null;
}

/** What is unanswered in a line; null where the author answered, a choice was meant, or nothing is said. */
export function unansweredIn(
  asked: { story: StoryVersion; position: Position; passages: readonly Passage[] },
  step: Step,
  typed: string,
): UnansweredLine | null {
  const { story } = asked;
  const said = heardPart(typed);
  const isAnswered = step.way === "reaction" ? !isCatchAll(story, step) : step.way !== "detour";
  const meaning = [...new Set(termsOf(said))].toSorted().join(" ");
  const [clause] = clausesOf(said, story.language);
  if (isAnswered || meaning === "" || clause === undefined) return null;
  const act = actIn(clause) ?? null;
  const about = spokenOf(asked, clause).about.find(({ isNamed }) => isNamed || act !== null);
  return { meaning, act, about: about?.name ?? null };
}
