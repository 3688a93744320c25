import type { StoryDetail } from "@katha/api";
import type { AutosavedStory } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import {
  authorMessages,
  type EditStoryScreenProps,
  structureMessages,
  savingMessages,
} from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { sceneClash } from "./conflict-titles.ts";
import type { useStoryAnswers } from "./useStoryAnswers.ts";

type SavingProps = Pick<
  EditStoryScreenProps,
  "saveStatus" | "saveNote" | "remoteChanges" | "conflict" | "answered" | "findings" | "failure"
>;

/** The page's messages about saving: the state, merged changes, conflicts and faults. */
export function useSavingProps(
  { autosave: { decide, hideMerged }, saving }: Pick<AutosavedStory, "autosave" | "saving">,
  status: StoryDetail["status"],
  answers: ReturnType<typeof useStoryAnswers>,
): SavingProps {
  const failureText = useFailure();
  const t = useMessages(savingMessages);
  const tAuthor = useMessages(authorMessages);
  const tStructure = useMessages(structureMessages);
  const { status: saveStatus, isKept, savedAt, conflict, merged, error } = saving;
  const isOnItsWay = saveStatus === "saved" || saveStatus === "waiting" || saveStatus === "saving";
  const { answered, failure, findings } = answers;

  return {
    saveStatus: {
      state: isKept || isOnItsWay ? saveStatus : "unkept",
      savedAt: savedAt || undefined,
    },
    saveNote:
      saveStatus === "deliberate"
        ? t(status === "in_review" ? "status.waitingForReview" : "status.shelved")
        : undefined,
    remoteChanges: merged && { ...merged, onDismiss: hideMerged },
    conflict: conflict && {
      ...conflict,
      scenes: conflict.scenes.map((scene) => sceneClash(scene, { t, tStructure })),
      onDecide: decide,
    },
    answered,
    findings,
    failure:
      failure ?? (error && !answered ? failureText(error, tAuthor("edit.failedSave")) : undefined),
  };
}
