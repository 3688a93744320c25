import {
  selectDrafts,
  type SuggestionDrafts,
  type SuggestionTarget,
  useAuthoringSelector,
} from "@katha/authoring";
import { type Translate, useMessages } from "@katha/ui";
import { suggestionMessages } from "@katha/ui/screens";
import { useTranslateError } from "../../errors/translate-error.ts";
import { toApiError } from "@katha/api";
import { failureOf } from "../../errors/failure.ts";

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

type T = Translate<typeof suggestionMessages>;

/** Why there are no drafts, and what can be done about it. */
function suggestionFailure(error: unknown, t: T): string {
  const apiError = toApiError(error);
  if (apiError.code === "no_suggestion") return t("fail.nothing");
  if (apiError.code === "no_scene") return t("fail.noScene");
  if (apiError.code === "not_offered") return t("fail.gone");
  if (apiError.code === "not_painted") return t("fail.notPainted");
  const { retry_after: seconds } = apiError.problem;
  if (typeof seconds === "number") {
    if (seconds < 90) return t("fail.wait", { count: seconds, amount: seconds });
    const minutes = Math.ceil(seconds / 60);
    return t("fail.minutes", { count: minutes, amount: minutes });
  }
  return failureOf(error, t("fail.unreachable"), t("fail.other"));
}
