import { selectDrafts, type SuggestionTarget, useAuthoringSelector } from "@katha/authoring";
import { suggestionMessages, useMessages } from "@katha/ui";
import { suggestionFailure } from "./suggestion-failure.ts";
import { useTranslateError } from "../../errors/translate-error.ts";

/** The drafts for a target, with the error as text. */
export function useDrafting<Target extends SuggestionTarget>(story: string, target: Target) {
  const t = useMessages(suggestionMessages);
  const translateError = useTranslateError();
  const state = useAuthoringSelector((all) => selectDrafts(all, story, target));
  return {
    ...state,
    isAsking: state.requestId !== null,
    failure:
      state.error === undefined ? undefined : suggestionFailure(translateError(state.error), t),
  };
}
