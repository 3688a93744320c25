import type { StoryEntry } from "@katha/storygraph";
import type { AuthoringStore } from "../state.ts";
import type { ConflictSide } from "./conflicts.ts";
import { editedStory, type EditedStoryOptions } from "./edited-story.ts";
import type { SaveRequest, SaveResult } from "./save-types.ts";
import type { SavedStory } from "./saved-story.ts";
import * as steps from "./saving-steps.ts";

export interface AutosaveOptions extends EditedStoryOptions {
  readonly send: (request: SaveRequest) => Promise<SaveResult>;
  readonly newest: () => Promise<SavedStory | undefined>;
}

/** Saves the story that is edited in the store: one save at a time, and never over somebody else's. */
export function newAutosave(
  store: AuthoringStore,
  { send, newest, ...options }: AutosaveOptions,
  known: SavedStory,
) {
  const { rules } = options;
  const story = editedStory(store, options, known);
  const { entry: latest, saving, put, differs } = story;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<void> | undefined;
  let sent: StoryEntry | undefined;
  let isLeaving = false;
  let isClosed = false;

  function settle(savedAt = saving().savedAt): void {
    story.forget();
    put(steps.settled(savedAt, isLeaving));
  }

  /** Autosaves after a while; where that is not allowed, the words stay in the browser. */
  function plan(): void {
    clearTimeout(timer);
    if (isClosed) return;
    const { change, afterMs } = steps.planned(saving(), Date.now());
    put(change);
    if (afterMs !== undefined) timer = setTimeout(() => void go(), afterMs);
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
      return put({ status: "faulty", asked: undefined });
    }
    put({ status: "saving" });
    await take(await send(steps.requestOf(rules, saving(), entry, known.entry)), entry);
  }

  async function take(result: SaveResult, entry: StoryEntry): Promise<void> {
    switch (result.kind) {
      case "saved":
        return saved(result.story, entry);
      case "stale": {
        const theirs = await newest();
        return theirs ? mergeWith(theirs) : fail({ kind: "unreachable", error: undefined });
      }
      case "refused":
      case "unreachable":
        return fail(result);
    }
  }

  function saved(theirs: SavedStory, entry: StoryEntry): void {
    put(steps.saved(theirs, entry));
    const { coverUrl } = theirs.entry;
    // A picture from elsewhere has one of our addresses once it is saved.
    if (coverUrl !== entry.coverUrl && latest().coverUrl === entry.coverUrl)
      story.write({ coverUrl });
    if (differs()) story.keep();
    else settle(theirs.savedAt);
  }

  function fail(result: Exclude<SaveResult, { kind: "saved" | "stale" }>): void {
    const change = steps.failed(saving(), result, isLeaving);
    isLeaving = false;
    put(change);
  }

  function mergeWith(theirs: SavedStory): void {
    clearTimeout(timer);
    const { entry, change } = steps.mergedWith(rules, saving(), latest(), theirs);
    if (change.conflict) isLeaving = false;
    put(change);
    replaceEntry(entry);
  }

  function replaceEntry(entry: StoryEntry): void {
    story.write(entry);
    written();
  }

  /** The entry in the store has changed. */
  function written(): void {
    if (!differs() && !flight && !saving().conflict) {
      clearTimeout(timer);
      return settle();
    }
    story.keep();
    if (isLeaving) void go();
    else if (!flight) plan();
  }

  /** Autosaves at once: the page is going away, or something depends on the saved story. */
  async function flush(): Promise<void> {
    if (!saving().isDraft || saving().conflict) return;
    await flight;
    if (differs()) await go();
  }

  async function close(): Promise<void> {
    if (!isClosed) return;
    await flush();
    await untilIdle();
    if (isClosed) story.close();
  }

  async function untilIdle(): Promise<void> {
    if (flight === undefined) return;
    await flight;
    await untilIdle();
  }

  return {
    written,
    flush,
    version: () => saving().version,
    now: latest,
    isUnsaved: () => differs() || saving().conflict !== undefined,
    /** A requested save; unresolved conflicts are saved with one's own words. */
    save: async (): Promise<void> => {
      const keepsBefore = saving().keepsBefore || saving().conflict !== undefined;
      put({ conflict: undefined, openBase: undefined, keepsBefore });
      story.keep();
      put({ asked: "saving", error: undefined });
      await flight;
      isLeaving = true;
      await go();
    },
    /** The page was opened: opens the story in the store. */
    begin: (): void => {
      isClosed = false;
      if (!story.isOpen() && story.open()) mergeWith(known);
      if (story.isContinued) written();
    },
    /** The page was closed: saves the last words, and drops the story from the store. */
    leave: (): void => {
      isClosed = true;
      clearTimeout(timer);
      queueMicrotask(() => void close());
    },
    /** The connection is back. */
    tryAgain: (): void => {
      if (saving().failures > 0) void go();
    },
    /** The story was just read from the server. */
    seen: (read: SavedStory): void => {
      const { version, conflict, asked } = saving();
      const isBusy = flight !== undefined || asked !== undefined;
      if (read.version > version && !isBusy && !conflict) mergeWith(read);
    },
    /** Another version replaces the whole entry. */
    replace: (other: SavedStory): void => {
      clearTimeout(timer);
      put(steps.replacedBy(other));
      replaceEntry(other.entry);
    },
    decide: (conflictId: string, side: ConflictSide): void => {
      const decision = steps.decided(saving(), latest(), conflictId, side);
      if (decision === undefined) return;
      put(decision.change);
      if (decision.entry) replaceEntry(decision.entry);
      plan();
    },
    hideMerged: (): void => put({ merged: undefined }),
  };
}
export type Autosave = ReturnType<typeof newAutosave>;
