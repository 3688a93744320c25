import type { Model } from "@katha/api/contract";
import { modelBook, modelKinds, type ModelKind } from "./book.ts";

/** The models of each kind that are offered here; the first of each is the default. */
export type OfferedModels = Readonly<Record<ModelKind, readonly Model[]>>;

/** The provider of a model; undefined if Katha's own narrator or painter serves it. */
export type ServedBy = (modelKey: string) => string | undefined;

/** Whether any model besides Katha's own narrator tells stories here. */
export const hasTextModel = (servedBy: ServedBy): boolean =>
  modelBook.text.some(({ model_key }) => servedBy(model_key) !== undefined);

const builtIn: Readonly<Record<ModelKind, (model: Model) => Model>> = {
  // The built-in narrator tells the same under every model's name, so it costs no coins.
  text: (model) => ({
    ...model,
    credit_cost: 0,
    hinglish_description:
      "Katha mein hi bana hai (built in): lekhak ke drishya aur lekhak ke jawab, shabd-shabd. Koi bahari AI nahin, koi sikka nahin.",
  }),
  image: (model) => ({
    ...model,
    hinglish_description: `${model.hinglish_description} Katha mein hi bana hai (built in): koi bahari AI nahin, isliye hamesha taiyaar.`,
  }),
};

export function offeredModels(servedBy: ServedBy): OfferedModels {
  const offered = (kind: ModelKind) =>
    modelBook[kind].map((model) =>
      servedBy(model.model_key) === undefined ? builtIn[kind](model) : model,
    );
  return { text: offered("text"), image: offered("image") };
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
