import { type AnsweredFaults, faultsIn, type PathFault } from "@katha/authoring";
import type { ApiError } from "@katha/api";
import { useMessages } from "@katha/ui";
import { adminFormFields, type Finding, type StructureFinding } from "@katha/ui/author";
import { savingMessages, structureMessages } from "@katha/ui/screens";
import { useMemo } from "react";
import { useTranslateError } from "../../errors/translate-error.ts";
import { findingsOf, withFindings } from "../structure/findings.ts";
import { placedFaults, refusedScenes } from "../structure/refused.ts";

interface StoryAnswers {
  /** The refusal in the reader's language. */
  refusal: ApiError;
  /** By field of the form. */
  answered: AnsweredFaults | undefined;
  /** Errors about things that are not in the form. */
  failure: PathFault[] | undefined;
  /** The review's findings. */
  findings: readonly Finding[] | undefined;
  /** Scenes that the server refused to save. */
  refused: readonly StructureFinding[];
}

/**
 * Why the server refused a story, in words. The same error gives the same object, so that the focus moves to the fault
 * only once.
 */
export function useStoryAnswers(error: unknown): StoryAnswers {
  const translateError = useTranslateError();
  const t = useMessages(savingMessages);
  const tStructure = useMessages(structureMessages);
  return useMemo(() => {
    const words = { t, tStructure };
    const refusal = withFindings(translateError(error), tStructure);
    const { answered, failure } = faultsIn(refusal, adminFormFields);
    const refused = refusedScenes(refusal, words);
    const findings = findingsOf(refusal, tStructure);
    return {
      refusal,
      answered: placedFaults(answered, refused, words),
      failure,
      findings: findings.length > 0 ? findings : undefined,
      refused,
    };
  }, [translateError, t, tStructure, error]);
}
