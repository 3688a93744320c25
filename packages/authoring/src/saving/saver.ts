import type { StoryEntry } from "@katha/storygraph";
import type { EntryRules } from "../entry/entry-rules.ts";
import type { EditedStory } from "./edited-story.ts";
import { saveOnce, type SaveCalls, type SaveOutcome } from "./save-once.ts";
import { newSaveSchedule } from "./save-schedule.ts";
import type { SavedStory } from "./saved-story.ts";
import * as steps from "./saving-steps.ts";

interface SaverNeeds extends SaveCalls {
  readonly rules: EntryRules;
  readonly story: EditedStory;
  /** The story as it was opened. */
  readonly known: SavedStory;
}

/** Does what the steps of saving say: writes them to the store, and sends the story when they say so. */
export function newSaver({ rules, story, known, ...calls }: SaverNeeds) {
  const { saving, put, differs } = story;
  const schedule = newSaveSchedule(attempt, next);
  let sent: StoryEntry | undefined;
  let isRequested = false;
  let isClosed = false;

  function settle(savedAt = saving().savedAt): void {
    story.forget();
    put(steps.settled(savedAt, isRequested));
  }

  /** Autosaves after a while; where that is not allowed, the words stay in the browser. */
  function plan(): void {
    schedule.cancel();
    if (isClosed) return;
    const { change, afterMs } = steps.planned(saving(), Date.now());
    put(change);
    if (afterMs !== undefined) schedule.runIn(afterMs);
  }

  function next(): void {
    const isWrittenMeanwhile = story.entry() !== sent;
    switch (steps.afterSave(saving(), { differs: differs(), isRequested, isWrittenMeanwhile })) {
      case "plan":
        return plan();
      case "settle":
        return settle();
      case "save":
        return void schedule.run();
      case "rest":
    }
  }

  async function attempt(): Promise<void> {
    if (saving().conflict) return;
    if (!differs()) return settle();
    const entry = story.entry();
    sent = entry;
    if (Object.keys(rules.faultsOf(entry)).length > 0) {
      isRequested = false;
      return put({ status: "faulty", asked: undefined });
    }
    put({ status: "saving" });
    take(await saveOnce(calls, steps.requestOf(rules, saving(), entry, known.entry)), entry);
  }

  function take(outcome: SaveOutcome, entry: StoryEntry): void {
    if (outcome.kind === "saved") return saved(outcome.story, entry);
    if (outcome.kind === "stale") return mergeWith(outcome.theirs);
    const change = steps.failed(saving(), outcome, isRequested);
    isRequested = false;
    put(change);
  }

  function saved(theirs: SavedStory, entry: StoryEntry): void {
    put(steps.saved(theirs, entry));
    const { coverImageUrl: coverUrl } = theirs.entry;
    // A picture from elsewhere has one of our addresses once it is saved.
    if (coverUrl !== entry.coverImageUrl && story.entry().coverImageUrl === entry.coverImageUrl)
      story.write({ coverImageUrl: coverUrl });
    if (differs()) story.keep();
    else settle(theirs.savedAt);
  }

  function mergeWith(theirs: SavedStory): void {
    schedule.cancel();
    const { entry, change } = steps.mergedWith(rules, saving(), story.entry(), theirs);
    if (change.conflict) isRequested = false;
    put(change);
    replaceEntry(entry);
  }

  function replaceEntry(entry: StoryEntry): void {
    story.write(entry);
    written();
  }

  /** The entry in the store has changed. */
  function written(): void {
    const isSaving = schedule.running() !== undefined;
    if (!differs() && !isSaving && !saving().conflict) {
      schedule.cancel();
      return settle();
    }
    story.keep();
    if (isRequested) void schedule.run();
    else if (!isSaving) plan();
  }

  return {
    schedule,
    plan,
    mergeWith,
    replaceEntry,
    written,
    /** Saves because somebody asked for it, and says how it went. */
    saveOnRequest: (): Promise<void> => {
      isRequested = true;
      return schedule.run();
    },
    open: (): void => {
      isClosed = false;
    },
    /** Plans nothing any more. */
    close: (): void => {
      isClosed = true;
      schedule.cancel();
    },
    isClosed: () => isClosed,
  };
}
