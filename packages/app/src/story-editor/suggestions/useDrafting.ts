import {
  selectDrafts,
  type SuggestionDrafts,
  type SuggestionTarget,
  useAuthoringSelector,
} from "@katha/authoring";
import { useMessages } from "@katha/ui";
import { suggestionMessages } from "@katha/ui/screens";
import { suggestionFailure } from "./suggestion-failure.ts";
import { useTranslateError } from "../../errors/translate-error.ts";

/** The drafts for a target, as they are shown. */
export function useDrafting<Target extends SuggestionTarget>(story: string, target: Target) {
  const show = useShownDrafts();
  return show(useAuthoringSelector((all) => selectDrafts(all, story, target)));
}

/** Drafts with the error as text. */
export function useShownDrafts() {
  const t = useMessages(suggestionMessages);
  const translateError = useTranslateError();
  return <Drafts extends Pick<SuggestionDrafts, "requestId" | "error">>(state: Drafts) => ({
    ...state,
    isAsking: state.requestId !== null,
    failure:
      state.error === undefined ? undefined : suggestionFailure(translateError(state.error), t),
  });
}
