import type { Incoming, KeepingState, StoryEntry } from "@katha/ui";
import type { StoryDraft } from "../story/drafts.ts";
import type { Clashes } from "./clashes.ts";
import type { MergedEntries } from "./merge-entries.ts";

/** A story as the server has it. */
export interface KnownStory {
  readonly entry: StoryEntry;
  readonly version: number;
  readonly savedAt: string;
  /** Nobody but its author reads it: it may be saved without being asked for. */
  readonly isDraft: boolean;
}

export interface SendOrder {
  readonly entry: StoryEntry;
  /** What it was written over. */
  readonly over: StoryEntry;
  readonly version: number;
  /** What stands there now is kept as a version. */
  readonly keepsBefore: boolean;
}
export type SendAnswer =
  | { readonly kind: "saved"; readonly story: KnownStory }
  | { readonly kind: "stale" }
  /** It will be refused again; where the fault is in the words, until they are mended. */
  | { readonly kind: "refused"; readonly error: unknown; readonly isFaulty: boolean }
  /** It may go through later. */
  | { readonly kind: "away"; readonly error: unknown };

export interface SaverNeeds {
  readonly send: (order: SendOrder) => Promise<SendAnswer>;
  readonly newest: () => Promise<KnownStory | undefined>;
  readonly draft: StoryDraft;
}

export type News = MergedEntries["came"];
export interface SaverState {
  readonly keeping: KeepingState;
  readonly savedAt: string;
  readonly isDraft: boolean;
  readonly incoming?: Incoming | undefined;
  readonly news?: News | undefined;
  readonly conflict?: Clashes | undefined;
  /** Why the last save did not go through. */
  readonly error?: unknown;
  /** A save that was asked for is on its way, or has come about. */
  readonly asked?: "saving" | "saved" | undefined;
}
