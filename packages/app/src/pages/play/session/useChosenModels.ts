import { fallbackModels, imageModelPrefixes, ownKeyModel } from "@katha/api";
import type { OwnKey } from "@katha/api/account";
import { fallbackModelLists, type ModelLists } from "@katha/api/models";
import {
  type ModelKind,
  type ModelOption,
  type Translate,
  useMessages,
  type ModelChoice,
} from "@katha/ui";
import { modelMessages } from "@katha/ui/screens";
import { useState } from "react";
import { providerTitle } from "../../../story/own-key-providers.ts";

type ModelWords = Translate<typeof modelMessages>;

/** The keys of image models begin with one of a few prefixes. */
export function kindOf(key: string): ModelKind {
  return imageModelPrefixes.some((prefix) => key.startsWith(prefix)) ? "image" : "text";
}

/** The reader's own key, where a model is chosen for it and it may be used. */
interface OwnKeyModel {
  model: string;
  provider: string;
}

export function ownKeyModelIn(data: OwnKey | undefined): OwnKeyModel | undefined {
  if (data === undefined || !data.isAllowed) return undefined;
  const { key } = data;
  return key?.opens === true && key.model !== null
    ? { model: key.model, provider: providerTitle(key.provider) }
    : undefined;
}

function ownOption({ model, provider }: OwnKeyModel, t: ModelWords): ModelOption {
  return {
    modelKey: ownKeyModel,
    displayName: t("ownKey.name", { model }),
    hinglishDescription: t("ownKey.note", { provider }),
    creditCost: 0,
  };
}

/** What is said under a list in which no model of others stands. */
export function hintOf(lists: ModelLists, kind: ModelKind, t: ModelWords): string | undefined {
  // Whether others are connected is not known then.
  if (lists === fallbackModelLists) return undefined;
  const isOwn = lists[kind].every(({ servedBy }) => servedBy === null);
  return isOwn ? t(`others.${kind}`) : undefined;
}

/** The chosen model if it is offered, or the default, or the first. */
export function chosenModel(
  options: readonly ModelOption[],
  kind: ModelKind,
  wanted: string | undefined,
): string {
  const usual = fallbackModels[kind].model_key;
  const has = (key: string | undefined) => options.some((option) => option.modelKey === key);
  if (wanted !== undefined && has(wanted)) return wanted;
  return has(usual) ? usual : (options[0]?.modelKey ?? usual);
}

/** The name of the reader's own key in the log, where what it tells with now may be another model. */
export const ownName = (t: ModelWords): string => t("ownKey.unnamed");

/** Its name; of one that is offered no longer, the key with a capital. */
export function nameIn(lists: ModelLists, key: string): string {
  const all = [...lists.text, ...lists.image];
  const listed = all.find(({ modelKey }) => modelKey === key);
  return listed?.displayName ?? key.charAt(0).toUpperCase() + key.slice(1);
}

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
