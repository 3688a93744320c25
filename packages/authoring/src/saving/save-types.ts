import type { StoryEntry } from "@katha/storygraph";
import type { StoryChange } from "../entry/entry-rules.ts";
import type { Conflict } from "./conflicts.ts";
import type { Base, MergedEntries } from "./merge-entries.ts";
import type { SavedStory } from "./saved-story.ts";

export interface SaveRequest {
  readonly entry: StoryEntry;
  /** The entry that the words are based on. */
  readonly over: StoryEntry;
  readonly change: StoryChange;
  readonly version: number;
  /** Whether the story that this save replaces is kept as a version. */
  readonly keepsBefore: boolean;
}

export type SaveResult =
  | { readonly kind: "saved"; readonly story: SavedStory }
  | { readonly kind: "stale" }
  /** It would be refused again; if the error is in the words, until they are corrected. */
  | { readonly kind: "refused"; readonly error: unknown; readonly isFaulty: boolean }
  /** It may go through later. */
  | { readonly kind: "unreachable"; readonly error: unknown };

export type SaveStatus =
  | "saved"
  | "waiting"
  | "saving"
  /** It is saved only on request. */
  | "deliberate"
  /** Not saved; kept in this browser. */
  | "kept"
  | "asking"
  | "faulty";

export type MergedFromElsewhere = MergedEntries["merged"];

/** How far a story's words are on their way to the server. */
export interface SavingState {
  readonly status: SaveStatus;
  /** False if the browser could not keep the words: then only this page has them. */
  readonly isKept: boolean;
  /** The words include some from an earlier visit that were never saved. */
  readonly isFromLastTime: boolean;
  readonly savedAt: string;
  readonly isDraft: boolean;
  readonly version: number;
  /** What the words are based on; undefined if that is not known. */
  readonly base: Base | undefined;
  /**
   * Until every conflict is decided, the kept draft is based on this older version, so that an author who comes back is
   * asked again.
   */
  readonly openBase:
    | { readonly version: number; readonly over: StoryEntry | undefined }
    | undefined;
  readonly conflict: Conflict | undefined;
  readonly merged: MergedFromElsewhere | undefined;
  /** Why the last requested save failed. */
  readonly error: unknown;
  /** The state of a requested save. */
  readonly asked: "saving" | "saved" | undefined;
  readonly keepsBefore: boolean;
  /** Saves in a row that did not reach the server. */
  readonly failures: number;
  readonly unsavedSince: number | undefined;
}

export function savingFrom(story: SavedStory): SavingState {
  return {
    status: "saved",
    isKept: true,
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
