import { fallbackModelLists, type ModelLists, modelsApi } from "@katha/api/models";
import { type TestNarrator, useNarration, type WrittenStory } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import { proofMessages } from "@katha/ui/screens";
import { useCallback } from "react";
import { useFailure } from "../../errors/useFailure.ts";

export type NarratorOf = (written: WrittenStory) => TestNarrator;

// Prices are not known until the list has loaded.
const none: ModelLists["text"] = [];

/** The models that can narrate a test play of the story in the form, saved or not. */
export function useTestNarrator(): NarratorOf {
  const failureText = useFailure();
  const t = useMessages(proofMessages);
  const { data: lists = fallbackModelLists, isLoading } = modelsApi.useFeaturedModelsQuery();
  const models = isLoading ? none : lists.text;
  const explain = useCallback(
    (error: unknown) => failureText(error, t("walk.nothingTold")),
    [failureText, t],
  );
  const narrate = useNarration(explain);
  return useCallback<NarratorOf>(
    (written) => ({ models, narrate: narrate(written) }),
    [models, narrate],
  );
}
