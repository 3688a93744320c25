import { fallbackModelLists, type ModelLists, modelsApi } from "@katha/api/models";
import type { PlayRules, StoryEntry } from "@katha/storygraph";
import { type TestNarrator, useNarration } from "@katha/authoring";
import { type Translate, useMessages } from "@katha/ui";
import { modelMessages, modelNote, proofMessages } from "@katha/ui/screens";
import { useCallback, useMemo } from "react";
import { useFailure } from "../../errors/useFailure.ts";

export type NarratorOf = (entry: StoryEntry, structure: object, rules: PlayRules) => TestNarrator;

/** The models that can narrate a test play of the story in the form, saved or not. */
export function useTestNarrator(): NarratorOf {
  const failureText = useFailure();
  const t = useMessages(proofMessages);
  const tModel = useMessages(modelMessages);
  const { data: lists = fallbackModelLists, isLoading } = modelsApi.useFeaturedModelsQuery();
  // Prices are not known until the list has loaded.
  const models = useMemo(
    () => (isLoading ? [] : lists.text.map((model) => testModel(model, tModel))),
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

function testModel(model: ModelLists["text"][number], t: Translate<typeof modelMessages>) {
  const note = modelNote(model, "text", t);
  return {
    key: model.modelKey,
    name: model.displayName,
    price: model.creditCost,
    ...(note !== "" && { note }),
    ...(model.servedBy !== null && { servedBy: model.servedBy }),
  };
}
