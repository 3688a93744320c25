// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/story/suggestions.ts";
import { type Reader, flag, list, object, someOf, text, textOrNull, texts } from "../../fields.ts";

export const readSuggestion: Reader<z.output<typeof contract.suggestion>> = object({
  text: text(),
  choice: textOrNull,
  choices: texts,
});

export const readSuggestions: Reader<AnswerOf<typeof contract.suggest>> = object({
  drafts: list(readSuggestion),
  served_by: text(),
});

export const readSuggestionsOffered: Reader<AnswerOf<typeof contract.suggestionsOffered>> = object({
  available: flag(),
  kinds: someOf(["next_node", "branches", "closer_look", "taglines", "alt_text"]),
});
