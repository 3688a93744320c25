import { type StoryDetail, toApiError } from "@katha/api";
import { type AutosavedStory, findingsIn, toFaults } from "@katha/authoring";
import {
  authorMessages,
  type EditStoryScreenProps,
  structureMessages,
  useMessages,
  savingMessages,
} from "@katha/ui";
import { useMemo } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { useTranslateError } from "../../errors/translate-error.ts";
import { toReviewFindings } from "../structure/findings.ts";
import { toSceneClash } from "./conflict-titles.ts";

type SavingProps = Pick<
  EditStoryScreenProps,
  "saveStatus" | "saveNote" | "remoteChanges" | "conflict" | "answered" | "findings" | "failure"
>;

/** The page's messages about saving: the state, merged changes, conflicts and faults. */
export function useSavingProps(
  { autosave: { decide, hideMerged }, saving }: Pick<AutosavedStory, "autosave" | "saving">,
  status: StoryDetail["status"],
): SavingProps {
  const failureText = useFailure();
  const translateError = useTranslateError();
  const t = useMessages(savingMessages);
  const tAuthor = useMessages(authorMessages);
  const tStructure = useMessages(structureMessages);
  const { status: saveStatus, savedAt, conflict, merged, error } = saving;

  // The same error gives the same object: the focus moves to the fault once, and not with every key.
  const { answered, failure, findings } = useMemo(
    () => ({
      ...toFaults(translateError(error)),
      findings: toReviewFindings(findingsIn(error && toApiError(error).problem), tStructure),
    }),
    [translateError, tStructure, error],
  );
  return {
    saveStatus: { state: saveStatus, savedAt: savedAt || undefined },
    saveNote:
      saveStatus === "deliberate"
        ? t(status === "in_review" ? "status.waitingForReview" : "status.shelved")
        : undefined,
    remoteChanges: merged && { ...merged, onDismiss: hideMerged },
    conflict: conflict && {
      story: conflict.theirs,
      savedAt: conflict.savedAt,
      fields: conflict.fields,
      scenes: conflict.scenes.map((scene) => toSceneClash(scene, { t, tStructure })),
      onDecide: decide,
      onDecideScene: decide,
    },
    answered,
    findings: findings.length > 0 ? findings : undefined,
    failure:
      failure ?? (error && !answered ? failureText(error, tAuthor("edit.failedSave")) : undefined),
  };
}
