import type { FieldSuggestionKind, SceneSuggestionKind } from "@katha/storygraph";
import type { SuggestionDrafts } from "./suggestion-drafts.ts";

export type SceneSuggestions = Partial<Record<SceneSuggestionKind, SuggestionDrafts>>;

export interface StorySuggestions extends Record<FieldSuggestionKind, SuggestionDrafts> {
  /** By the scenes' current names. */
  scenes: Record<string, SceneSuggestions>;
  /** By the ids of the answers; until the page is closed. */
  answers: Record<string, SuggestionDrafts>;
}

/** By the id of the page's editor. */
export type Suggestions = Record<string, StorySuggestions>;
