import { toApiError } from "@katha/api";
import type { helpingWords, SayOf } from "@katha/ui";
import { failureOf } from "../../mapping/answered.ts";

type Say = SayOf<(typeof helpingWords)["en"]>;

/** Why no drafts came, and what can be done; nothing of the author's has changed in any case. */
export function suggestionFailure(error: unknown, say: Say): string {
  const apiError = toApiError(error);
  if (apiError.code === "no_suggestion") return say("fail.nothing");
  if (apiError.code === "no_scene") return say("fail.noScene");
  if (apiError.code === "not_offered") return say("fail.gone");
  if (apiError.code === "not_painted") return say("fail.notPainted");
  const { retry_after: seconds } = apiError.problem;
  if (typeof seconds === "number") {
    if (seconds < 90) return say("fail.wait", { count: seconds, amount: seconds });
    const minutes = Math.ceil(seconds / 60);
    return say("fail.minutes", { count: minutes, amount: minutes });
  }
  return failureOf(error, say("fail.unreachable"), say("fail.other"));
}
