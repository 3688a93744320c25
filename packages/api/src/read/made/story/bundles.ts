// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/story/bundles.ts";
import { type Reader, id, number, object, text, texts } from "../../fields.ts";

export const readStoryBundle: Reader<z.output<typeof contract.storyBundle>> = object({
  ifid: text(),
  bytes: number(),
  sha256: text(),
  zip: text(),
});

export const readImportedBundle: Reader<z.output<typeof contract.importedBundle>> = object({
  id,
  title: text(),
  versions: number(),
  left_out: texts,
});
