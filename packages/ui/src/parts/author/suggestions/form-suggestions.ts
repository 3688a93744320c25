import type { ReactNode } from "react";
import type { StoryForm } from "../story-form/useStoryForm.ts";

/** What is shown at a field that has suggestions. */
export interface FieldSuggestions {
  /** At the end of its label's line, or among its buttons. */
  labelEnd: ReactNode;
  below: ReactNode;
  /** What stands in the field came from here: it goes with the picture that it describes. */
  describes?: boolean | undefined;
}

export type FieldSuggestionsSlot = (form: Pick<StoryForm, "entry" | "write">) => FieldSuggestions;

/** Help with the fields of a story's form; what is absent is not offered. */
export interface FormSuggestions {
  tagline?: FieldSuggestionsSlot | undefined;
  imageAlt?: FieldSuggestionsSlot | undefined;
  cover?: FieldSuggestionsSlot | undefined;
}
