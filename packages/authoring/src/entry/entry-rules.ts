import type { StoryChange, StoryEntry, StoryField } from "@katha/storygraph";

/** What the form knows of its own fields; the app passes it in with the form. */
export interface EntryRules {
  readonly editFields: readonly StoryField[];
  readonly saysTheSame: (field: StoryField, one: StoryEntry, other: StoryEntry) => boolean;
  /** What keeps a story from being saved, by field. */
  readonly faultsOf: (entry: StoryEntry) => object;
  readonly changeOf: (entry: StoryEntry, over: StoryEntry) => StoryChange;
  /** Even a draft is saved only when that is asked for. */
  readonly savesOnlyWhenAsked?: boolean;
}
