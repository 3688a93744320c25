import type { StoryEntry } from "@katha/storygraph";
import type { EntryRules } from "../entry/entry-rules.ts";
import type { UnsavedStory } from "../unsaved/unsaved-story.ts";
import { selectEditor } from "../editor/selectors.ts";
import {
  editorClosed,
  editorOpened,
  entryChanged,
  savingChanged,
} from "../editor/story-editor-slice.ts";
import type { AuthoringStore } from "../state.ts";
import {
  chosenOf,
  type ConflictSide,
  conflictOf,
  takeTheirs,
  withoutDecided,
} from "./conflicts.ts";
import { isSame, mergeEntries } from "./merge-entries.ts";
import {
  type MergedFromElsewhere,
  savingFrom,
  type SaveRequest,
  type SaveResult,
  type SavingState,
} from "./save-types.ts";
import type { SavedStory } from "./saved-story.ts";

/** An autosave waits for a pause in the writing, but not for ever. */
export const quietMs = 2_000;
export const longestMs = 15_000;
const retryMs = [3_000, 6_000, 12_000, 30_000, 60_000];

export interface AutosaveOptions {
  /** The story's id in the store's `storyEditor`. */
  readonly id: string;
  readonly rules: EntryRules;
  readonly unsaved: UnsavedStory;
  readonly send: (request: SaveRequest) => Promise<SaveResult>;
  readonly newest: () => Promise<SavedStory | undefined>;
}

/** Saves the story that is edited in the store: one save at a time, and never over somebody else's. */
export function newAutosave(
  store: AuthoringStore,
  { id, rules, unsaved, send, newest }: AutosaveOptions,
  known: SavedStory,
) {
  const { dispatch } = store;
  const kept = unsaved.read();
  const first: StoryEntry = { ...known.entry, ...kept };
  const writtenOver = unsaved.version() ?? known.version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<void> | undefined;
  let sent: StoryEntry | undefined;
  let isLeaving = false;
  let isClosed = false;

  const editor = () => selectEditor(store.getState(), id);
  const latest = (): StoryEntry => editor()?.entry ?? first;
  const saving = (): SavingState => editor()?.saving ?? savingFrom(known);
  const put = (change: Partial<SavingState>) => dispatch(savingChanged({ id, change }));
  const differs = () => {
    const { base } = saving();
    return base === undefined || !isSame(rules, latest(), base.sent);
  };
  const keep = () => {
    const { openBase, version, base } = saving();
    const over = openBase ?? { version, over: base?.sent };
    const isKept = unsaved.keep(latest(), over.version, over.over);
    if (isKept !== saving().isKept) put({ isKept });
  };

  function settle(savedAt = saving().savedAt): void {
    unsaved.forget();
    const done = isLeaving && ({ asked: "saved" } as const);
    put({
      status: "saved",
      isKept: true,
      isFromLastTime: false,
      savedAt,
      error: undefined,
      unsavedSince: undefined,
      ...done,
    });
  }

  /** Autosaves after a while; where that is not allowed, keeps the words in the browser. */
  function plan(): void {
    clearTimeout(timer);
    if (isClosed) return;
    const { conflict, isDraft, error, failures, unsavedSince = Date.now() } = saving();
    if (conflict) return void put({ status: "asking" });
    if (!isDraft) return void put({ status: error === undefined ? "deliberate" : "kept" });
    put({ unsavedSince, ...(failures === 0 && { status: "waiting" }) });
    const patience = unsavedSince + longestMs - Date.now();
    const again = retryMs[Math.min(failures, retryMs.length) - 1];
    timer = setTimeout(() => void go(), again ?? Math.max(0, Math.min(quietMs, patience)));
  }

  function go(): Promise<void> {
    clearTimeout(timer);
    flight ??= attempt().finally(() => {
      flight = undefined;
      const { conflict, failures } = saving();
      if (conflict) plan();
      else if (!differs()) settle();
      else if (isLeaving) void go();
      else if (failures > 0 || latest() !== sent) plan();
    });
    return flight;
  }

  async function attempt(): Promise<void> {
    if (saving().conflict) return;
    if (!differs()) return settle();
    const entry = latest();
    sent = entry;
    if (Object.keys(rules.faultsOf(entry)).length > 0) {
      isLeaving = false;
      return void put({ status: "faulty", asked: undefined });
    }
    put({ status: "saving" });
    const { base, version, keepsBefore } = saving();
    const over = base?.sent ?? known.entry;
    const change = rules.changeOf(entry, over);
    await take(await send({ entry, over, change, version, keepsBefore }), entry);
  }

  async function take(result: SaveResult, entry: StoryEntry): Promise<void> {
    switch (result.kind) {
      case "saved":
        put({ failures: 0, keepsBefore: false });
        return saved(result.story, entry);
      case "stale": {
        const story = await newest();
        return story ? mergeWith(story) : fail({ kind: "unreachable", error: undefined });
      }
      default:
        return fail(result);
    }
  }

  function fail(result: Exclude<SaveResult, { kind: "saved" | "stale" }>): void {
    const isUnreachable = result.kind === "unreachable";
    const { isDraft, failures } = saving();
    // Only a requested save may interrupt the author.
    const why = isLeaving && { error: result.error };
    isLeaving = false;
    put({
      status: !isUnreachable && result.isFaulty ? "faulty" : "kept",
      asked: undefined,
      failures: isDraft && isUnreachable ? failures + 1 : 0,
      ...why,
    });
  }

  /** The words that were sent are now the story. */
  function saved(story: SavedStory, entry: StoryEntry): void {
    const { coverUrl } = story.entry;
    put({
      version: story.version,
      isDraft: story.isDraft,
      base: { sent: { ...entry, coverUrl }, read: story.entry },
      unsavedSince: undefined,
    });
    // A picture from elsewhere has one of our addresses once it is saved.
    if (coverUrl !== entry.coverUrl && latest().coverUrl === entry.coverUrl) {
      dispatch(entryChanged({ id, change: { coverUrl } }));
    }
    if (differs()) keep();
    else settle(story.savedAt);
  }

  /** The story was saved elsewhere meanwhile: merges both, and asks only about conflicts. */
  function mergeWith(story: SavedStory): void {
    clearTimeout(timer);
    const { base, version, merged: before, openBase } = saving();
    const { entry, conflicts, merged } = mergeEntries(rules, base, latest(), story.entry);
    const conflict = conflictOf(conflicts, story);
    if (conflict) isLeaving = false;
    put({
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
    });
    replaceEntry(entry);
  }

  function replaceEntry(change: StoryEntry): void {
    dispatch(entryChanged({ id, change }));
    written();
  }

  /** The entry in the store has changed. */
  function written(): void {
    if (!differs() && !flight && !saving().conflict) {
      clearTimeout(timer);
      return settle();
    }
    keep();
    if (isLeaving) void go();
    else if (!flight) plan();
  }

  async function close(): Promise<void> {
    if (!isClosed) return;
    await autosave.flush();
    await untilIdle();
    if (isClosed) dispatch(editorClosed({ id }));
  }

  async function untilIdle(): Promise<void> {
    if (flight === undefined) return;
    await flight;
    await untilIdle();
  }

  function open(): void {
    dispatch(editorOpened({ id, entry: first, saving: savingFrom(known) }));
    // A draft will be saved with them in a moment.
    if (kept !== undefined && !known.isDraft) put({ isFromLastTime: differs() });
    if (kept === undefined || writtenOver === known.version) return;
    const before = unsaved.before();
    const was = before && { ...first, ...before };
    put({ base: was && { sent: was, read: was }, version: writtenOver });
    mergeWith(known);
  }

  const autosave = {
    written,
    version: () => saving().version,
    now: latest,
    isUnsaved: () => differs() || saving().conflict !== undefined,
    /** A requested save; unresolved conflicts are saved with one's own words. */
    save: async (): Promise<void> => {
      const keepsBefore = saving().keepsBefore || saving().conflict !== undefined;
      put({ conflict: undefined, openBase: undefined, keepsBefore });
      keep();
      put({ asked: "saving", error: undefined });
      await flight;
      isLeaving = true;
      await go();
    },
    /** The page was opened: opens the story in the store. */
    begin: (): void => {
      isClosed = false;
      if (editor() === undefined) open();
      if (kept !== undefined) written();
    },
    /** The page was closed: saves the last words, and drops the story from the store. */
    leave: (): void => {
      isClosed = true;
      clearTimeout(timer);
      queueMicrotask(() => void close());
    },
    /** Autosaves at once: the page is going away, or something depends on the saved story. */
    flush: async (): Promise<void> => {
      if (!saving().isDraft || saving().conflict) return;
      await flight;
      if (differs()) await go();
    },
    /** The connection is back. */
    tryAgain: (): void => {
      if (saving().failures > 0) void go();
    },
    /** The story was just read from the server. */
    seen: (story: SavedStory): void => {
      const { version, conflict, asked } = saving();
      const isBusy = flight !== undefined || asked !== undefined;
      if (story.version > version && !isBusy && !conflict) mergeWith(story);
    },
    /** Another version replaces the whole entry. */
    replace: (story: SavedStory): void => {
      clearTimeout(timer);
      const { entry, version, savedAt, isDraft } = story;
      const base = { sent: entry, read: entry };
      const cleared = { conflict: undefined, openBase: undefined, merged: undefined };
      put({ ...cleared, version, base, savedAt, isDraft });
      replaceEntry(entry);
    },
    decide: (conflictId: string, side: ConflictSide): void => {
      const { conflict, openBase, keepsBefore } = saving();
      if (conflict === undefined) return;
      const scene = conflict.scenes.find((one) => one.id === conflictId);
      const left = withoutDecided(conflict, conflictId);
      put({
        conflict: left,
        openBase: left && openBase,
        // The side that is not taken is kept as a version.
        keepsBefore: keepsBefore || side === "mine",
      });
      const chosen = scene && chosenOf(scene.clash, side);
      if (chosen) replaceEntry(takeTheirs(latest(), chosen));
      plan();
    },
    hideMerged: (): void => void put({ merged: undefined }),
  };

  return autosave;
}
export type Autosave = ReturnType<typeof newAutosave>;

function together(
  one: MergedFromElsewhere | undefined,
  other: MergedFromElsewhere,
): MergedFromElsewhere | undefined {
  const fields = [...new Set([...(one?.fields ?? []), ...other.fields])];
  const scenes = (one?.scenes ?? 0) + other.scenes;
  return fields.length > 0 || scenes > 0 ? { fields, scenes } : undefined;
}
