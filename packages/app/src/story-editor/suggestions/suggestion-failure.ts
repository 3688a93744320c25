import { toApiError } from "@katha/api";
import type { Translate } from "@katha/ui";
import type { suggestionMessages } from "@katha/ui/screens";
import { failureOf } from "../../errors/failure.ts";

type T = Translate<typeof suggestionMessages>;

/** Why there are no drafts, and what can be done about it. */
export function suggestionFailure(error: unknown, t: T): string {
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
