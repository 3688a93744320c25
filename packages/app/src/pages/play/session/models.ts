import { fallbackModels, imageModelPrefixes } from "@katha/api";
import type { ModelLists } from "@katha/api/models";
import type { ModelKind, ModelOption } from "@katha/ui";

/** The keys of image models begin with one of a few prefixes. */
export function kindOf(key: string): ModelKind {
  return imageModelPrefixes.some((prefix) => key.startsWith(prefix)) ? "image" : "text";
}

export function toOptions(lists: ModelLists, kind: ModelKind) {
  return lists[kind].map(
    (model) =>
      ({
        key: model.model_key,
        name: model.display_name,
        price: model.credit_cost,
        ...(model.hinglish_description !== "" && { note: model.hinglish_description }),
      }) satisfies ModelOption,
  );
}

/** The chosen model if it is offered, or the default, or the first. */
export function chosenModel(
  options: readonly ModelOption[],
  kind: ModelKind,
  wanted: string | undefined,
): string {
  const usual = fallbackModels[kind].model_key;
  const has = (key: string | undefined) => options.some((option) => option.key === key);
  if (wanted !== undefined && has(wanted)) return wanted;
  return has(usual) ? usual : (options[0]?.key ?? usual);
}

export function nameIn(lists: ModelLists, key: string): string {
  const all = [...lists.text, ...lists.image];
  return all.find(({ model_key }) => model_key === key)?.display_name ?? key;
}
