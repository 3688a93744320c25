import type { ModelLists } from "@katha/api/models";
import { useMessages } from "@katha/ui";
import { modelMessages } from "@katha/ui/screens";
import type { ModelChoice, ModelKind, ModelOption } from "@katha/ui";
import { useState } from "react";
import { chosenModel, hintOf, kindOf, ownOption, type OwnKeyModel } from "./models.ts";

/** The models that the player can choose from, and the ones that are chosen. */
export function useChosenModels(lists: ModelLists, own: OwnKeyModel | undefined) {
  const t = useMessages(modelMessages);
  const [wanted, setWanted] = useState<Partial<Record<ModelKind, string>>>({});
  /** Models that the server suggested, and does not list. */
  const [unlisted, setUnlisted] = useState<readonly string[]>([]);

  function hint(kind: ModelKind): string | undefined {
    const mayBring = kind === "text" && lists.ownKeysAllowed && own === undefined;
    return mayBring ? t("ownKey.hint") : hintOf(lists, kind, t);
  }

  function choiceOf(kind: ModelKind): ModelChoice {
    const offered = lists[kind];
    const listed: readonly ModelOption[] =
      kind === "text" && own ? [...offered, ownOption(own, t)] : offered;
    const others = unlisted.filter(
      (key) => kindOf(key) === kind && !listed.some((model) => model.modelKey === key),
    );
    const models = [...listed, ...others.map(unlistedOption)];
    return { models, value: chosenModel(models, kind, wanted[kind]), hint: hint(kind) };
  }

  const text = choiceOf("text");
  const image = choiceOf("image");
  const all = [...text.models, ...image.models];

  function choose(kind: ModelKind, key: string): void {
    setWanted((keys) => ({ ...keys, [kind]: key }));
  }

  return {
    text,
    image,
    modelOf: (key: string) => all.find((model) => model.modelKey === key) ?? unlistedOption(key),
    choose,
    /** Takes a model that the server suggested. */
    take: (key: string) => {
      if (!all.some((model) => model.modelKey === key)) setUnlisted((keys) => [...keys, key]);
      choose(kindOf(key), key);
    },
  };
}

/** Its price is not known. */
const unlistedOption = (key: string): ModelOption => ({ modelKey: key, displayName: key });

/** What the chosen model costs; 0 if that is not known. */
export function priceOf({ models, value }: ModelChoice): number {
  return models.find(({ modelKey: key }) => key === value)?.creditCost ?? 0;
}
