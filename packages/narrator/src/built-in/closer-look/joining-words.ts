import { languageOf } from "../../languages/index.ts";

const unknown = "…";

/** What stands before a scene's own sentences where they are told again. */
export const againFor = (language: string): readonly string[] =>
  languageOf(language)?.narration?.again ?? [unknown];
/** What stands before a sentence of an earlier scene. */
export const backFor = (language: string): string =>
  languageOf(language)?.narration?.back ?? unknown;
