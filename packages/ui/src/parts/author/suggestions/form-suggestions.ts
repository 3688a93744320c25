import type { ReactNode } from "react";
import type { StoryForm } from "../story-form/useStoryForm.ts";

/** What is shown at a field that has suggestions. */
export interface FieldSuggestions {
  /** At the end of its label's line, or among its buttons. */
  labelEnd: ReactNode;
  below: ReactNode;
  /** The text was suggested for the current picture, so it is replaced with that. */
  describes?: boolean | undefined;
}

export type FieldSuggestionsSlot = (form: Pick<StoryForm, "entry" | "write">) => FieldSuggestions;

/** Suggestions for the fields of a story's form; those that are absent are not offered. */
export interface FormSuggestions {
  tagline?: FieldSuggestionsSlot | undefined;
  imageAlt?: FieldSuggestionsSlot | undefined;
  cover?: FieldSuggestionsSlot | undefined;
}
