// Made from the contract by `npm run readers`.
import type {
  Suggestion,
  Suggestions,
  SuggestionsOffered,
} from "../../../shapes/made/story/suggestions.ts";
import { type Reader, flag, list, object, someOf, text, textOrNull, texts } from "../../fields.ts";

export const readSuggestion: Reader<Suggestion> = object({
  text: text(),
  choice: textOrNull,
  choices: texts,
});

export const readSuggestions: Reader<Suggestions> = object({
  drafts: list(readSuggestion),
  served_by: text(),
});

export const readSuggestionsOffered: Reader<SuggestionsOffered> = object({
  available: flag(),
  kinds: someOf(["next_node", "branches", "closer_look", "taglines", "alt_text"]),
});
