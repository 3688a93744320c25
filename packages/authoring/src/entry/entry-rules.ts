import type { Body } from "@katha/api";
import type { StoryEntry, StoryField } from "@katha/storygraph";

/** What is sent of a changed story, but for the version that it changes. */
export type StoryChange = Omit<Body<"updateStory">, "version" | "keepsBefore">;

/** What the form knows about its fields; the app passes it in. */
export interface EntryRules {
  readonly editFields: readonly StoryField[];
  readonly saysTheSame: (field: StoryField, one: StoryEntry, other: StoryEntry) => boolean;
  /** What prevents a story from being saved, by field. */
  readonly faultsOf: (entry: StoryEntry) => object;
  readonly changeOf: (entry: StoryEntry, over: StoryEntry) => StoryChange;
  /** Not even drafts are autosaved. */
  readonly savesOnlyWhenAsked?: boolean;
}
