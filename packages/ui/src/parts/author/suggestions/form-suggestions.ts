import type { ReactNode } from "react";
import type { StoryForm } from "../story-form/useStoryForm.ts";

/** What stands at a field for whoever wants help with it. */
export interface FieldHelp {
  /** At the end of its label's line, or among its buttons. */
  beside: ReactNode;
  below: ReactNode;
}

export type FieldHelpSlot = (form: Pick<StoryForm, "entry" | "write">) => FieldHelp;

/** Help with the fields of a story's form; what is absent is not offered. */
export interface FormHelp {
  tagline?: FieldHelpSlot | undefined;
  imageAlt?: FieldHelpSlot | undefined;
  cover?: FieldHelpSlot | undefined;
}
