import { fallbackModelLists, modelsApi } from "@katha/api/models";
import type { PlayRules, StoryEntry } from "@katha/storygraph";
import { type TestNarrator, useNarration } from "@katha/authoring";
import { modelMessages, proofMessages, useMessages } from "@katha/ui";
import { useCallback, useMemo } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { toOptions } from "../../pages/play/session/models.ts";

export type NarratorOf = (entry: StoryEntry, structure: object, rules: PlayRules) => TestNarrator;

/** The models that can narrate a test play of the story in the form, saved or not. */
export function useTestNarrator(): NarratorOf {
  const failureText = useFailure();
  const t = useMessages(proofMessages);
  const tModel = useMessages(modelMessages);
  const { data: lists = fallbackModelLists, isLoading } = modelsApi.useFeaturedModelsQuery();
  // Prices are not known until the list has loaded.
  const models = useMemo(
    () => (isLoading ? [] : toOptions(lists, "text", tModel)),
    [lists, isLoading, tModel],
  );
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
