import { fallbackModels, type Model } from "@katha/api/contract";
import { findModel, modelBook, modelKinds, type BookModel, type ModelKind } from "./book.ts";

/** The models of each kind that are offered here; the first of each is the default. */
export type OfferedModels = Readonly<Record<ModelKind, readonly Model[]>>;

/** The provider of a model; undefined if Katha's own narrator or painter serves it. */
export type ServedBy = (modelKey: string) => string | undefined;

/** A price in coins that administrators set; undefined where it is the usual one. */
export type PriceOf = (kind: ModelKind, modelKey: string) => number | undefined;

/** Whether any model besides Katha's own narrator tells stories here. */
export const hasTextModel = (servedBy: ServedBy): boolean =>
  modelBook.text.some(({ model_key }) => servedBy(model_key) !== undefined);

/** The name under which Katha's own narrator is offered. */
const ownTeller = fallbackModels.text.model_key;

const served = (model: BookModel, served_by: string | null): Model => ({ ...model, served_by });

/** A teller's voice is its model's; without one Katha's own narrator tells, the same under every name and for no coins. */
const toldByKatha = (model: BookModel): Model => ({
  ...model,
  hinglish_description: "Lekhak ke apne shabd; aap jo likhte ho, samajhta hai. Muft.",
  credit_cost: 0,
  served_by: null,
});

/** Tellers that a provider serves, and Katha's own where nobody serves it; all painters, for each paints in its own way. */
export function offeredModels(
  servedBy: ServedBy,
  priceOf: PriceOf = () => undefined,
): OfferedModels {
  const priced = (kind: ModelKind, model: BookModel): BookModel => ({
    ...model,
    credit_cost: priceOf(kind, model.model_key) ?? model.credit_cost,
  });
  const text = modelBook.text.flatMap((model): Model[] => {
    const provider = servedBy(model.model_key);
    if (provider !== undefined) return [served(priced("text", model), provider)];
    return model.model_key === ownTeller ? [toldByKatha(model)] : [];
  });
  const image = modelBook.image.map((model) =>
    served(priced("image", model), servedBy(model.model_key) ?? null),
  );
  return { text, image };
}

/**
 * The model that a turn asks for; the first of its kind if it names none. Sessions and clients may still name a teller
 * that is not offered: Katha's own narrator tells for it.
 */
export function askedModel(
  offered: OfferedModels,
  kind: ModelKind,
  key: string | null,
): Model | undefined {
  if (key === null) return offered[kind][0];
  const listed = offered[kind].find(({ model_key }) => model_key === key);
  const known = kind === "text" ? findModel(kind, key) : undefined;
  return listed ?? (known && toldByKatha(known));
}

/** Models that this many coins can pay for: the same kind first, then by price, highest first. */
export function affordable(offered: OfferedModels, kind: ModelKind, coins: number): string[] {
  const kinds = [kind, ...modelKinds.filter((other) => other !== kind)];
  return kinds.flatMap((one) =>
    offered[one]
      .filter(({ credit_cost }) => credit_cost <= coins)
      .toSorted((left, right) => right.credit_cost - left.credit_cost)
      .map(({ model_key }) => model_key),
  );
}
