import { authoringApi } from "@katha/api/authoring";
import type { TestNarrator } from "./useTestPlay.ts";
import { playedOnWire, type WrittenStory } from "./written-story.ts";

type Body = Parameters<ReturnType<typeof authoringApi.useTrySceneMutation>[0]>[0];

/** Has a model narrate a step of a test play; `explain` tells the author why it failed. */
export function useNarration(
  written: WrittenStory,
  explain: (error: unknown) => string,
): TestNarrator["narrate"] {
  const [tryScene] = authoringApi.useTrySceneMutation();
  return async ({ model, position, passages, offers, action, said }, signal) => {
    const asked = tryScene({
      ...playedOnWire(written),
      position: position as Body["position"],
      passages: passages.map((passage) => ({ ...passage })),
      offers: offers.map((offer) => ({ ...offer })),
      action,
      said,
      selectedModel: model,
    });
    signal.addEventListener("abort", () => asked.abort(), { once: true });
    const { data, error } = await asked;
    if (!data) return { failure: explain(error) };
    const { text, way, reason, model: hearing, servedBy: by } = data;
    const heard = reason !== null && { heard: { way, reason, model: hearing } };
    return { text, offers: data.offers, position: data.position, by, ...heard };
  };
}
