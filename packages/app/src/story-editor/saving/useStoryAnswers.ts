import { type AnsweredFaults, findingsIn, type PathFault, toFaults } from "@katha/authoring";
import { toApiError } from "@katha/api";
import {
  type Finding,
  savingMessages,
  type StructureFinding,
  structureMessages,
  useMessages,
} from "@katha/ui";
import { useMemo } from "react";
import { useTranslateError } from "../../errors/translate-error.ts";
import { toReviewFindings } from "../structure/findings.ts";
import { placedFaults, refusedScenes } from "../structure/refused.ts";

interface StoryAnswers {
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
    const translated = translateError(error);
    const { answered, failure } = toFaults(translated);
    const refused = refusedScenes(translated, words);
    const findings = toReviewFindings(findingsIn(error && toApiError(error).problem), tStructure);
    return {
      answered: placedFaults(answered, refused, words),
      failure,
      findings: findings.length > 0 ? findings : undefined,
      refused,
    };
  }, [translateError, t, tStructure, error]);
}
