import { fallbackModelLists, type ModelLists, modelsApi } from "@katha/api/models";
import type { PlayRules, StoryEntry } from "@katha/storygraph";
import { type TestNarrator, useNarration } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import { proofMessages } from "@katha/ui/screens";
import { useCallback } from "react";
import { useFailure } from "../../errors/useFailure.ts";

export type NarratorOf = (entry: StoryEntry, structure: object, rules: PlayRules) => TestNarrator;

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
    (entry, structure, rules) => ({ models, narrate: narrate(entry, structure, rules) }),
    [models, narrate],
  );
}
