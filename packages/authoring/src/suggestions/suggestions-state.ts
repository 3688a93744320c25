import type { FieldSuggestionKind, SceneSuggestionKind } from "@katha/storygraph";
import type { SuggestionDrafts } from "./suggestion-drafts.ts";

export type SceneSuggestions = Partial<Record<SceneSuggestionKind, SuggestionDrafts>>;

export interface StorySuggestions extends Record<FieldSuggestionKind, SuggestionDrafts> {
  /** By the names that scenes have now. */
  scenes: Record<string, SceneSuggestions>;
}

/** By the id that a page was given when it opened its story. */
export type Suggestions = Record<string, StorySuggestions>;
