// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/account/tastes.ts";
import { type Reader, object, objectOrNull, someOf, texts } from "../../fields.ts";
import { storyLanguages } from "../../../contract/values.ts";

export const readTastes: Reader<z.output<typeof contract.tastes>> = object({
  languages: someOf(storyLanguages),
  categories: texts,
});

export const readKeptTastes: Reader<z.output<typeof contract.keptTastes>> = object({
  tastes: objectOrNull(readTastes),
});
