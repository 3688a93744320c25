import type { StoryChange, StoryEntry } from "@katha/storygraph";
import type { Conflict } from "./conflicts.ts";
import type { Base, MergedEntries } from "./merge-entries.ts";
import type { SavedStory } from "./saved-story.ts";

export interface SaveRequest {
  readonly entry: StoryEntry;
  /** What it was written over. */
  readonly over: StoryEntry;
  readonly change: StoryChange;
  readonly version: number;
  /** The story that this save replaces is kept as a version. */
  readonly keepsBefore: boolean;
}

export type SaveResult =
  | { readonly kind: "saved"; readonly story: SavedStory }
  | { readonly kind: "stale" }
  /** It will be refused again; where the fault is in the words, until they are mended. */
  | { readonly kind: "refused"; readonly error: unknown; readonly isFaulty: boolean }
  /** It may go through later. */
  | { readonly kind: "unreachable"; readonly error: unknown };

export type SaveStatus =
  | "saved"
  | "waiting"
  | "saving"
  /** It saves only when its author says so. */
  | "deliberate"
  /** Not saved; kept in this browser. */
  | "kept"
  | "asking"
  | "faulty";

export type MergedFromElsewhere = MergedEntries["merged"];

/** Where the words of a story are on their way to the server. */
export interface SavingState {
  readonly status: SaveStatus;
  /** What was written here at an earlier visit and was never saved is among the words. */
  readonly isFromLastTime: boolean;
  readonly savedAt: string;
  readonly isDraft: boolean;
  readonly version: number;
  /** What the words were written over; undefined where that is not known. */
  readonly base: Base | undefined;
  /** Until every conflict is decided, the kept draft is one over this older version, so that whoever comes back is asked again. */
  readonly openBase:
    | { readonly version: number; readonly over: StoryEntry | undefined }
    | undefined;
  readonly conflict: Conflict | undefined;
  readonly merged: MergedFromElsewhere | undefined;
  /** Why the last save that was asked for did not go through. */
  readonly error: unknown;
  /** A save that was asked for is on its way, or is done. */
  readonly asked: "saving" | "saved" | undefined;
  readonly keepsBefore: boolean;
  /** Saves in a row that did not reach the server. */
  readonly failures: number;
  readonly unsavedSince: number | undefined;
}

export function savingFrom(story: SavedStory): SavingState {
  return {
    status: "saved",
    isFromLastTime: false,
    savedAt: story.savedAt,
    isDraft: story.isDraft,
    version: story.version,
    base: { sent: story.entry, read: story.entry },
    openBase: undefined,
    conflict: undefined,
    merged: undefined,
    error: undefined,
    asked: undefined,
    keepsBefore: false,
    failures: 0,
    unsavedSince: undefined,
  };
}
