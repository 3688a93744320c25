import type { Answer } from "../http/answers.ts";
import { api } from "../http/api.ts";
import { modelCalls } from "../contract/call-table/player.ts";
import { callQuery } from "../http/call-query.ts";
import { fallbackModels } from "../contract/game/play-limits.ts";
import { readModels } from "../read/models.ts";

export type ModelLists = Answer<"featuredModels">;

export const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    featuredModels: build.query<ModelLists, void>({
      query: () => callQuery(modelCalls.featuredModels),
      transformResponse: (answer: unknown) => readModels(answer),
      providesTags: ["Models"],
      keepUnusedDataFor: 3600,
    }),
  }),
});

const fallback = (kind: "text" | "image", displayName: string) => ({
  modelKey: fallbackModels[kind].model_key,
  creditCost: fallbackModels[kind].credit_cost,
  displayName,
  hinglishDescription: "",
  tier: "standard",
  servedBy: null,
});

/** Offered when the list of models cannot be loaded. */
export const fallbackModelLists: ModelLists = {
  text: [fallback("text", "Tenali")],
  image: [fallback("image", "Vishvakarma")],
  ownKeysAllowed: false,
};
