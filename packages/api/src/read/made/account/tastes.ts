// Made from the contract by `npm run readers`.
import type { KeptTastes, Tastes } from "../../../shapes/made/account/tastes.ts";
import { type Reader, object, objectOrNull, someOf, texts } from "../../fields.ts";
import { storyLanguages } from "../../../contract/values.ts";

export const readTastes: Reader<Tastes> = object({
  languages: someOf(storyLanguages),
  categories: texts,
});

export const readKeptTastes: Reader<KeptTastes> = object({
  tastes: objectOrNull(readTastes),
});
