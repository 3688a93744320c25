import type { CoverDraft, TextDraft } from "@katha/storygraph";
import type { StorySuggestions, Suggestions } from "./suggestions-state.ts";
import {
  type AnswerTarget,
  type CoverWords,
  newDrafts,
  type SuggestionDrafts,
  type SuggestionTarget,
} from "./suggestion-drafts.ts";

const bare = newDrafts();

type DraftsFor<Target extends SuggestionTarget> = Target extends { kind: "cover" }
  ? SuggestionDrafts<CoverDraft, CoverWords>
  : Target extends { kind: "taglines" | "alt_text" }
    ? SuggestionDrafts<TextDraft, string>
    : Target extends { scene: string } | AnswerTarget
      ? SuggestionDrafts<TextDraft, never>
      : SuggestionDrafts;

type AnswerDrafts = StorySuggestions["answers"];

/** Drafts of all of a story's answers. */
export const selectAnswerDrafts = (
  { suggestions }: { readonly suggestions?: Suggestions | undefined },
  id: string,
): AnswerDrafts | undefined => suggestions?.[id]?.answers;

export function draftsForAnswer(
  answers: AnswerDrafts | undefined,
  answer: string,
): DraftsFor<AnswerTarget> {
  const own = answers && Object.hasOwn(answers, answer) ? answers[answer] : undefined;
  return (own ?? bare) as DraftsFor<AnswerTarget>;
}

export function selectDrafts<Target extends SuggestionTarget>(
  { suggestions }: { readonly suggestions?: Suggestions | undefined },
  id: string,
  target: Target,
): DraftsFor<Target> {
  const story = suggestions?.[id];
  return (draftsIn(story, target) ?? bare) as DraftsFor<Target>;
}

function draftsIn(story: StorySuggestions | undefined, target: SuggestionTarget) {
  if (target.kind === "answer") return draftsForAnswer(story?.answers, target.answer);
  if ("scene" in target) return story?.scenes[target.scene]?.[target.kind];
  return story?.[target.kind];
}
