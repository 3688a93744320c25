import { authoringApi } from "@katha/api/authoring";
import { fallbackModelLists, modelsApi } from "@katha/api/models";
import type { StoryEntry, Teller } from "@katha/authoring";
import { provingMessages, useMessages } from "@katha/ui";
import { useCallback, useMemo } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { toOptions } from "../../pages/play/session/models.ts";

export type TellerOf = (entry: StoryEntry, structure: object) => Teller;

/** The models that can narrate a test play of the story in the form, saved or not. */
export function useTeller(): TellerOf {
  const tellFailure = useFailure();
  const t = useMessages(provingMessages);
  const { data: lists = fallbackModelLists } = modelsApi.useFeaturedModelsQuery();
  const [tryScene] = authoringApi.useTrySceneMutation();
  const models = useMemo(() => toOptions(lists, "text"), [lists]);
  return useCallback<TellerOf>(
    (entry, structure) => ({
      models,
      async tell({ model, standing, passages, offers, action, said }, stopping) {
        const asked = tryScene({
          title: entry.title,
          language: entry.language as "en",
          content_rating: entry.contentRating,
          story_prompt: entry.prompt,
          story_system_prompt: entry.systemPrompt,
          story_structure: structure as Parameters<typeof tryScene>[0]["story_structure"],
          standing,
          passages: passages.map((passage) => ({ ...passage })),
          offers: offers.map((offer) => ({ ...offer })),
          action,
          said,
          selected_model: model,
        });
        stopping.addEventListener("abort", () => asked.abort(), { once: true });
        const { data, error } = await asked;
        return data
          ? { text: data.text, offers: data.offers, standing: data.standing, by: data.served_by }
          : {
              failure: tellFailure(error, t("walk.nothingTold")),
            };
      },
    }),
    [models, tryScene, t, tellFailure],
  );
}
