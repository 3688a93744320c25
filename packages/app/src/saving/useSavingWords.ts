import { type StoryDetail, toApiError } from "@katha/api";
import {
  authorWords,
  type EditStoryScreenProps,
  structureWords,
  useWords,
  writingWords,
} from "@katha/ui";
import { useMemo } from "react";
import { useFailure } from "../mapping/useFailure.ts";
import { findingsIn, toFaults } from "../mapping/authoring.ts";
import { toSceneClash } from "./clash-words.ts";
import type { SaverState } from "./orders.ts";
import type { Saver } from "./saver.ts";

type Said = Pick<
  EditStoryScreenProps,
  "keeping" | "keepingNote" | "news" | "conflict" | "answered" | "findings" | "failure"
>;

/** What the page says of where the words are, what came from elsewhere, and what went wrong. */
export function useSavingWords(
  { state, decide, hideNews }: Saver & { state: SaverState },
  status: StoryDetail["status"],
): Said {
  const tellFailure = useFailure();
  const say = useWords(writingWords);
  const sayOfForm = useWords(authorWords);
  const sayOfScenes = useWords(structureWords);
  const { keeping, savedAt, conflict, news, error } = state;

  // One answer is one object: the keyboard goes to what is amiss once, and not with every letter after it.
  const { answered, failure, findings } = useMemo(
    () => ({ ...toFaults(error), findings: findingsIn(error && toApiError(error).problem) }),
    [error],
  );
  const explained = () => tellFailure(error, sayOfForm("edit.failedSave"));
  return {
    keeping: { state: keeping, at: savedAt },
    keepingNote:
      keeping === "deliberate"
        ? say(status === "in_review" ? "keeping.waitingForReview" : "keeping.shelved")
        : undefined,
    news: news && { ...news, onHide: hideNews },
    conflict: conflict && {
      story: conflict.theirs,
      savedAt: conflict.savedAt,
      fields: conflict.fields,
      scenes: conflict.scenes.map((scene) => toSceneClash(scene, { say, sayOfScenes })),
      onDecide: decide,
      onDecideScene: decide,
    },
    answered,
    findings: findings.length > 0 ? findings : undefined,
    failure: failure ?? (error && !answered ? explained() : undefined),
  };
}
