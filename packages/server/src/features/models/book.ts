import { model } from "@katha/api/contract";
import written from "@katha/catalogue/models.json" with { type: "json" };
import { z } from "zod";

export const modelKinds = ["text", "image"] as const;
export type ModelKind = (typeof modelKinds)[number];

const bookModel = model.omit({ served_by: true });
export type BookModel = z.infer<typeof bookModel>;

const named = z
  .array(bookModel)
  .min(1)
  .refine((models) => new Set(models.map(({ model_key }) => model_key)).size === models.length, {
    error: "Two models have one key.",
  });

/** The model catalogue. The first of each kind is the default. */
export const modelBook: Readonly<Record<ModelKind, readonly BookModel[]>> = z
  .object({ text: named, image: named })
  .parse(written);

export function findModel(kind: ModelKind, key: string): BookModel | undefined {
  return modelBook[kind].find(({ model_key }) => model_key === key);
}
