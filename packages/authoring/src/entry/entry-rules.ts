import type { StoryChange, StoryEntry, StoryField } from "@katha/storygraph";

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
