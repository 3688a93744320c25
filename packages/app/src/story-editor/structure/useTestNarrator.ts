import { fallbackModelLists, type ModelLists, modelsApi } from "@katha/api/models";
import { type TestNarrator, useNarration, type WrittenStory } from "@katha/authoring";
import { useMessages } from "@katha/ui";
import { proofMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";

// Prices are not known until the list has loaded.
const none: ModelLists["text"] = [];

/** The models that can narrate a test play of the story in the form, saved or not. */
export function useTestNarrator(written: WrittenStory): TestNarrator {
  const failureText = useFailure();
  const t = useMessages(proofMessages);
  const { data: lists = fallbackModelLists, isLoading } = modelsApi.useFeaturedModelsQuery();
  const narrate = useNarration(written, (error) => failureText(error, t("walk.nothingTold")));
  return { models: isLoading ? none : lists.text, narrate };
}
