import type { AuthoringStore } from "../state.ts";
import type { ConflictSide } from "./conflicts.ts";
import { editedStory, type EditedStoryOptions } from "./edited-story.ts";
import type { SaveCalls } from "./save-once.ts";
import { newSaver } from "./saver.ts";
import type { SavedStory } from "./saved-story.ts";
import * as steps from "./saving-steps.ts";

export interface AutosaveOptions extends EditedStoryOptions, SaveCalls {}

/** Saves the story that is edited in the store: one save at a time, and never over somebody else's. */
export function newAutosave(store: AuthoringStore, options: AutosaveOptions, known: SavedStory) {
  const story = editedStory(store, options, known);
  const saver = newSaver({ ...options, story, known });
  const { saving, put, differs } = story;
  const { schedule } = saver;

  /** Autosaves at once: the page is going away, or something depends on the saved story. */
  async function flush(): Promise<void> {
    if (!saving().isDraft || saving().conflict) return;
    await schedule.running();
    if (differs()) await schedule.run();
  }

  async function close(): Promise<void> {
    if (!saver.isClosed()) return;
    await flush();
    await schedule.idle();
    if (saver.isClosed()) story.close();
  }

  return {
    written: saver.written,
    flush,
    version: () => saving().version,
    now: story.entry,
    isUnsaved: () => differs() || saving().conflict !== undefined,
    /** A requested save; unresolved conflicts are saved with one's own words. */
    save: async (): Promise<void> => {
      const keepsBefore = saving().keepsBefore || saving().conflict !== undefined;
      put({ conflict: undefined, openBase: undefined, keepsBefore });
      story.keep();
      put({ asked: "saving", error: undefined });
      await schedule.running();
      await saver.saveOnRequest();
    },
    /** The page was opened: opens the story in the store. */
    begin: (): void => {
      saver.open();
      if (!story.isOpen() && story.open()) saver.mergeWith(known);
      if (story.isContinued) saver.written();
    },
    /** The page was closed: saves the last words, and drops the story from the store. */
    leave: (): void => {
      saver.close();
      queueMicrotask(() => void close());
    },
    /** The connection is back. */
    tryAgain: (): void => {
      if (saving().failures > 0) void schedule.run();
    },
    /** The story was just read from the server. */
    seen: (read: SavedStory): void => {
      const { version, conflict, asked } = saving();
      const isBusy = schedule.running() !== undefined || asked !== undefined;
      if (read.version > version && !isBusy && !conflict) saver.mergeWith(read);
    },
    /** Another version replaces the whole entry. */
    replace: (other: SavedStory): void => {
      schedule.cancel();
      put(steps.replacedBy(other));
      saver.replaceEntry(other.entry);
    },
    decide: (conflictId: string, side: ConflictSide): void => {
      const decision = steps.decided(saving(), story.entry(), conflictId, side);
      if (decision === undefined) return;
      put(decision.change);
      if (decision.entry) saver.replaceEntry(decision.entry);
      saver.plan();
    },
    hideMerged: (): void => put({ merged: undefined }),
  };
}
export type Autosave = ReturnType<typeof newAutosave>;
