// Made from the contract by `npm run readers`.
import type { ImportedBundle, StoryBundle } from "../../../shapes/made/story/bundles.ts";
import { type Reader, id, number, object, text, texts } from "../../fields.ts";

export const readStoryBundle: Reader<StoryBundle> = object({
  ifid: text(),
  bytes: number(),
  sha256: text(),
  zip: text(),
});

export const readImportedBundle: Reader<ImportedBundle> = object({
  id,
  title: text(),
  versions: number(),
  left_out: texts,
});
