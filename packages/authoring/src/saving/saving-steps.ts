import type { StoryEntry } from "@katha/storygraph";
import type { EntryRules } from "../entry/entry-rules.ts";
import {
  chosenOf,
  type ConflictSide,
  conflictOf,
  takeTheirs,
  withoutDecided,
} from "./conflicts.ts";
import { isSame, mergeEntries } from "./merge-entries.ts";
import type { MergedFromElsewhere, SaveRequest, SaveResult, SavingState } from "./save-types.ts";
import type { SavedStory } from "./saved-story.ts";

/** An autosave waits for a pause in the writing, but not for ever. */
export const quietMs = 2_000;
export const longestMs = 15_000;
const retryMs = [3_000, 6_000, 12_000, 30_000, 60_000];

type SavingChange = Partial<SavingState>;

export function isUnsaved(rules: EntryRules, { base }: SavingState, entry: StoryEntry): boolean {
  return base === undefined || !isSame(rules, entry, base.sent);
}

/** The kept words are based on an older version than the saved one. */
export function basedOn(
  entry: StoryEntry,
  before: Partial<StoryEntry> | undefined,
  version: number,
): SavingChange {
  const was = before && { ...entry, ...before };
  return { version, base: was && { sent: was, read: was } };
}

/** Everything is saved. */
export function settled(savedAt: string, isRequested: boolean): SavingChange {
  return {
    status: "saved",
    isKept: true,
    isFromLastTime: false,
    savedAt,
    error: undefined,
    unsavedSince: undefined,
    ...(isRequested && { asked: "saved" }),
  };
}

interface Plan {
  readonly change: SavingChange;
  /** Undefined where the words wait for the author. */
  readonly afterMs?: number;
}

/** When the words are saved by themselves. */
export function planned(saving: SavingState, now: number): Plan {
  const { conflict, isDraft, error, failures, unsavedSince = now } = saving;
  if (conflict) return { change: { status: "asking" } };
  if (!isDraft) return { change: { status: error === undefined ? "deliberate" : "kept" } };
  const again = retryMs[Math.min(failures, retryMs.length) - 1];
  return {
    change: { unsavedSince, ...(failures === 0 && { status: "waiting" }) },
    afterMs: again ?? Math.max(0, Math.min(quietMs, unsavedSince + longestMs - now)),
  };
}

export function requestOf(
  rules: EntryRules,
  { base, version, keepsBefore }: SavingState,
  entry: StoryEntry,
  known: StoryEntry,
): SaveRequest {
  const over = base?.sent ?? known;
  return { entry, over, change: rules.changeOf(entry, over), version, keepsBefore };
}

/** The words that were sent are now the story. */
export function saved(story: SavedStory, entry: StoryEntry): SavingChange {
  const { coverImageUrl: coverUrl } = story.entry;
  return {
    failures: 0,
    keepsBefore: false,
    version: story.version,
    isDraft: story.isDraft,
    base: { sent: { ...entry, coverImageUrl: coverUrl }, read: story.entry },
    unsavedSince: undefined,
  };
}

/** Only a requested save may interrupt the author with its error. */
export function failed(
  { isDraft, failures }: SavingState,
  result: Exclude<SaveResult, { kind: "saved" | "stale" }>,
  isRequested: boolean,
): SavingChange {
  const isUnreachable = result.kind === "unreachable";
  return {
    status: !isUnreachable && result.isFaulty ? "faulty" : "kept",
    asked: undefined,
    failures: isDraft && isUnreachable ? failures + 1 : 0,
    ...(isRequested && { error: result.error }),
  };
}

/** What follows when a save has ended, however it ended. */
export function afterSave(
  { conflict, failures }: SavingState,
  now: {
    readonly differs: boolean;
    readonly isRequested: boolean;
    /** Whether the author wrote while the save was on its way. */
    readonly isWrittenMeanwhile: boolean;
  },
): "plan" | "settle" | "save" | "rest" {
  if (conflict) return "plan";
  if (!now.differs) return "settle";
  if (now.isRequested) return "save";
  return failures > 0 || now.isWrittenMeanwhile ? "plan" : "rest";
}

/** The story was saved elsewhere meanwhile: merges both, and asks only about conflicts. */
export function mergedWith(
  rules: EntryRules,
  { base, version, merged: before, openBase }: SavingState,
  mine: StoryEntry,
  story: SavedStory,
): { readonly entry: StoryEntry; readonly change: SavingChange } {
  const { entry, conflicts, merged } = mergeEntries(rules, base, mine, story.entry);
  const conflict = conflictOf(conflicts, story);
  return {
    entry,
    change: {
      conflict,
      merged: together(before, merged),
      isDraft: story.isDraft,
      savedAt: story.savedAt,
      version: story.version,
      base: { sent: story.entry, read: story.entry },
      ...(conflict && {
        asked: undefined,
        openBase: openBase ?? { version, over: base?.sent },
      }),
    },
  };
}

/** One conflict is decided; `entry` is there if the words change with it. */
export function decided(
  { conflict, openBase, keepsBefore }: SavingState,
  mine: StoryEntry,
  conflictId: string,
  side: ConflictSide,
): { readonly entry?: StoryEntry; readonly change: SavingChange } | undefined {
  if (conflict === undefined) return undefined;
  const scene = conflict.scenes.find((one) => one.id === conflictId);
  const chosen = scene && chosenOf(scene.clash, side);
  const left = withoutDecided(conflict, conflictId);
  return {
    ...(chosen && { entry: takeTheirs(mine, chosen) }),
    change: {
      conflict: left,
      openBase: left && openBase,
      // The side that is not taken is kept as a version.
      keepsBefore: keepsBefore || side === "mine",
    },
  };
}

/** Another version of the story stands in the place of the words. */
export function replacedBy({ entry, version, savedAt, isDraft }: SavedStory): SavingChange {
  return {
    conflict: undefined,
    openBase: undefined,
    merged: undefined,
    version,
    base: { sent: entry, read: entry },
    savedAt,
    isDraft,
  };
}

function together(
  one: MergedFromElsewhere | undefined,
  other: MergedFromElsewhere,
): MergedFromElsewhere | undefined {
  const fields = [...new Set([...(one?.fields ?? []), ...other.fields])];
  const scenes = (one?.scenes ?? 0) + other.scenes;
  return fields.length > 0 || scenes > 0 ? { fields, scenes } : undefined;
}
