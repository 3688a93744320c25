import type { ModelLists } from "@katha/api/models";
import type { ModelChoice, ModelKind } from "@katha/ui";
import { useState } from "react";
import { chosenModel, toOptions } from "./models.ts";

/** The models that the player can choose from, and the ones that are chosen. */
export function useChosenModels(lists: ModelLists) {
  const [wanted, setWanted] = useState<Partial<Record<ModelKind, string>>>({});

  function choiceOf(kind: ModelKind): ModelChoice {
    const models = toOptions(lists, kind);
    return { models, value: chosenModel(models, kind, wanted[kind]) };
  }

  const text = choiceOf("text");
  const image = choiceOf("image");
  return {
    text,
    image,
    all: [...text.models, ...image.models],
    choose: (kind: ModelKind, key: string) => setWanted((keys) => ({ ...keys, [kind]: key })),
  };
}

/** What the chosen model costs. */
export function priceOf({ models, value }: ModelChoice): number {
  return models.find(({ key }) => key === value)?.price ?? 0;
}
