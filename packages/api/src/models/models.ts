import { type Answer, answerOf } from "../answers.ts";
import { api } from "../api.ts";
import { fallbackModels } from "../contract/limits.ts";

export type ModelLists = Answer<"featuredModels">;

export const modelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    featuredModels: build.query<ModelLists, void>({
      ...answerOf("featuredModels"),
      query: () => ({ path: "/models/featured" }),
      keepUnusedDataFor: 3600,
    }),
  }),
});

const fallback = (kind: "text" | "image", display_name: string) => ({
  ...fallbackModels[kind],
  display_name,
  hinglish_description: "",
  tier: "standard",
});

/** What one plays with when the list of models cannot be had. */
export const fallbackModelLists: ModelLists = {
  text: [fallback("text", "Tenali")],
  image: [fallback("image", "Vishvakarma")],
};
