import type { Model } from "@katha/api/shapes";

/** A model to choose; of one that is in no list only the key is known. */
export type ModelOption = Pick<Model, "modelKey" | "displayName"> &
  Partial<Pick<Model, "hinglishDescription" | "creditCost" | "servedBy">>;

export const modelKinds = ["text", "image"] as const;
export type ModelKind = (typeof modelKinds)[number];
