import type { StoryEntry } from "@katha/storygraph";

/** A story as the server has it. */
export interface SavedStory {
  readonly entry: StoryEntry;
  readonly version: number;
  readonly savedAt: string;
  /** Nobody but its author reads it: it may be saved without being asked for. */
  readonly isDraft: boolean;
}
