import type { StoryEntry } from "@katha/storygraph";

/** A story as saved on the server. */
export interface SavedStory {
  readonly entry: StoryEntry;
  readonly version: number;
  readonly savedAt: string;
  /** Only its author reads it, so it may be autosaved. */
  readonly isDraft: boolean;
}
