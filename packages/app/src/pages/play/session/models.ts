import { fallbackModels, imageModelPrefixes, ownKeyModel } from "@katha/api";
import type { OwnKey } from "@katha/api/account";
import { fallbackModelLists, type ModelLists } from "@katha/api/models";
import type { ModelKind, ModelOption, Translate } from "@katha/ui";
import type { modelMessages } from "@katha/ui/screens";

import { providerTitle } from "../../../story/own-key-providers.ts";

type ModelWords = Translate<typeof modelMessages>;

/** The keys of image models begin with one of a few prefixes. */
export function kindOf(key: string): ModelKind {
  return imageModelPrefixes.some((prefix) => key.startsWith(prefix)) ? "image" : "text";
}

/** The reader's own key, where a model is chosen for it and it may be used. */
export interface OwnKeyModel {
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

export function ownOption({ model, provider }: OwnKeyModel, t: ModelWords): ModelOption {
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
