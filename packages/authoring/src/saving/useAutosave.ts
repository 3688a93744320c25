import { useEffect, useLayoutEffect, useState } from "react";
import { type StoryDetail, hasStatus, storiesApi, toApiError } from "@katha/api";
import { authoringApi } from "@katha/api/authoring";
import { nanoid } from "@reduxjs/toolkit";
import type { UnsavedStory } from "../unsaved/unsaved-story.ts";
import { selectEditor } from "../editor/selectors.ts";
import type { StoryEditor } from "../editor/story-editor-slice.ts";
import { watchWriting } from "../editor/watch-writing.ts";
import { editOnWire, entryOf } from "../entry/story-on-wire.ts";
import type { EntryRules } from "../entry/entry-rules.ts";
import { type AuthoringDispatch, useAuthoringSelector, useAuthoringStore } from "../state.ts";
import { type Autosave, type AutosaveOptions, newAutosave } from "./autosave.ts";
import type { SavingState } from "./save-types.ts";
import type { SavedStory } from "./saved-story.ts";

export function savedStory(story: StoryDetail): SavedStory {
  return {
    entry: entryOf(story),
    version: story.version,
    savedAt: story.updatedAt,
    isDraft: story.status === "draft",
  };
}

/** Forms that save only on request treat drafts like published stories. */
const savedAs = (rules: EntryRules, story: StoryDetail): SavedStory =>
  rules.savesOnlyWhenAsked ? { ...savedStory(story), isDraft: false } : savedStory(story);

const { getStory } = storiesApi.endpoints;
const { updateStory } = authoringApi.endpoints;

function requestsOf(
  storyId: string,
  dispatch: AuthoringDispatch,
  rules: EntryRules,
): Pick<AutosaveOptions, "newest" | "send"> {
  return {
    newest: async () => {
      const read = getStory.initiate(storyId, { forceRefetch: true, subscribe: false });
      const { data } = await dispatch(read);
      return data && savedAs(rules, data);
    },
    send: async ({ change, version, keepsBefore }) => {
      const form = editOnWire(change, { version, keepsBefore });
      const { data, error } = await dispatch(updateStory.initiate({ id: storyId, form }));
      if (data !== undefined) return { kind: "saved", story: savedAs(rules, data) };
      const apiError = toApiError(error);
      if (hasStatus(apiError, 409)) return { kind: "stale" };
      const isFaulty = hasStatus(apiError, 422) || hasStatus(apiError, 400);
      const isFinal =
        apiError.kind === "schema" ||
        (apiError.kind === "http" && apiError.status < 500 && apiError.status !== 429);
      return isFinal ? { kind: "refused", error, isFaulty } : { kind: "unreachable", error };
    },
  };
}

export interface AutosavedStory {
  readonly id: string;
  readonly autosave: Autosave;
  readonly editor: StoryEditor;
  readonly saving: SavingState;
  /** Discards unsaved words. */
  readonly startFromSaved: () => void;
}

/**
 * A story in the store, autosaved if it is a draft; undefined before it is opened. Each page needs its own: give it a
 * key.
 */
export function useAutosave(
  storyId: string,
  story: StoryDetail,
  unsaved: UnsavedStory,
  rules: EntryRules,
): AutosavedStory | undefined {
  const store = useAuthoringStore();
  const [{ id, autosave }] = useState(() => {
    const requests = requestsOf(storyId, store.dispatch, rules);
    const options = { id: nanoid(), rules, unsaved, ...requests };
    return { id: options.id, autosave: newAutosave(store, options, savedAs(rules, story)) };
  });
  useLayoutEffect(() => {
    autosave.begin();
    const writing = watchWriting(store, id, autosave.written);
    const flush = () => void autosave.flush();
    const flushIfHidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", flushIfHidden);
    window.addEventListener("pagehide", flush);
    window.addEventListener("online", autosave.tryAgain);
    return () => {
      document.removeEventListener("visibilitychange", flushIfHidden);
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("online", autosave.tryAgain);
      writing.stop();
      autosave.leave();
    };
  }, [store, id, autosave]);
  useEffect(() => autosave.seen(savedAs(rules, story)), [autosave, rules, story]);
  const editor = useAuthoringSelector((state) => selectEditor(state, id));
  const isKept = editor?.saving?.isKept ?? true;
  useEffect(() => {
    if (isKept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isKept]);
  if (!editor?.saving) return undefined;
  const startFromSaved = () => autosave.replace(savedAs(rules, story));
  return { id, autosave, editor, saving: editor.saving, startFromSaved };
}
