import type { StoryFormInput } from "@katha/api/shapes";
import type { ReactNode } from "react";
import type { CoverSources } from "../fields/CoverField/CoverField.tsx";
import type { StructureSlot } from "../fields/StructureField/StructureField.tsx";
import type { StoryConflict } from "../saving/ConflictPanel/ConflictPanel.tsx";
import type { RemoteChangesProps } from "../saving/SaveStatus/RemoteChanges.tsx";
import type { Finding } from "../structure/Findings/Findings.tsx";
import type { FormSuggestions } from "../suggestions/form-suggestions.ts";
import type { StoryOptions } from "./option.ts";
import type { StoryFailure } from "./story-failure.ts";
import type { AnsweredStory, ControlledEntry } from "./useStoryForm.ts";

/** What every screen with a story's form takes. */
export interface StoryFormProps extends Pick<CoverSources, "onUpload">, ControlledEntry {
  /** The categories, tags and languages to choose from, or why there are none. */
  options: StoryOptions;
  /** Loads them again after a failure. */
  onRetryOptions?: (() => void) | undefined;
  /** Why the story was not saved. */
  failure?: StoryFailure | undefined;
  /** What the server found wrong, by field; a new object is a new answer. */
  answered?: AnsweredStory | undefined;
  /** The editor of the structure; without it there is only the text. */
  structureEditor?: ((slot: StructureSlot) => ReactNode) | undefined;
}

/** Of a form that is sent as a whole. */
export interface SentStoryProps {
  /** Called with the story when its form has no faults. */
  onSubmit: (story: StoryFormInput) => void;
  /**
   * The story is being saved.
   * @default false
   */
  busy?: boolean | undefined;
  /** Suggestions for what its fields could say. */
  help?: FormSuggestions | undefined;
}

/** Of the form of a story that may be changed elsewhere meanwhile. */
export interface ChangedStoryProps {
  /** What the review found in the structure. */
  findings?: readonly Finding[] | undefined;
  /** Changes from elsewhere that have to be chosen between. */
  conflict?: StoryConflict | undefined;
  /** Changes from elsewhere that are already in the form. */
  remoteChanges?: RemoteChangesProps | undefined;
  /** Given if the form holds unsaved text from the last visit; called to discard it. */
  onForgetKept?: (() => void) | undefined;
}
