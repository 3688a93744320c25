import { toApiError, hasStatus } from "@katha/api";
import type { PathFault } from "@katha/ui/author";
import { useMessages } from "@katha/ui";
import { type AdminStoryFormScreenProps, adminMessages } from "@katha/ui/screens";
import { useMemo } from "react";
import type { useStoryAnswers } from "../../../story-editor/saving/useStoryAnswers.ts";
import { useExplain } from "../useExplain.ts";

/** All errors that the server found, with their paths. */
export function toPathFaults(error: unknown): readonly PathFault[] | undefined {
  const faults = toApiError(error).fields.map(({ loc, msg }) => ({
    path: loc.join("."),
    message: msg,
  }));
  return faults.length > 0 ? faults : undefined;
}

type FormAnswers = Pick<AdminStoryFormScreenProps, "answered" | "failure" | "findings">;

/** The server's answer to the form of a new or changed story, in words. */
export function useFormAnswers(
  error: unknown,
  { refusal, answered, findings }: ReturnType<typeof useStoryAnswers>,
  isNew: boolean,
): FormAnswers {
  const t = useMessages(adminMessages);
  const explain = useExplain();
  // Memoized, because a new object would move the keyboard focus.
  const failure = useMemo(() => toPathFaults(refusal), [refusal]);
  return { answered, findings, failure: failure ?? (error ? failureWords() : undefined) };

  function failureWords(): string {
    const apiError = toApiError(error);
    if (hasStatus(apiError, 401)) return t("form.expired");
    if (hasStatus(apiError, 403)) return t(isNew ? "form.forbiddenCreate" : "form.forbiddenUpdate");
    if (hasStatus(apiError, 422)) return explain(error, t("form.invalid"));
    return explain(error, t(isNew ? "form.failedCreate" : "form.failedUpdate"));
  }
}
