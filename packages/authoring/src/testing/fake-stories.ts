import { unsavedStory } from "../unsaved/unsaved-story.ts";
import { selectEditor } from "../editor/selectors.ts";
import { entryChanged } from "../editor/story-editor-slice.ts";
import type { StoryEntry } from "@katha/storygraph";
import { type AutosaveOptions, newAutosave } from "../saving/autosave.ts";
import { savingFrom } from "../saving/save-types.ts";
import type { SavedStory } from "../saving/saved-story.ts";
import { testEntry, testRules } from "./entries.ts";
import { authoringStore } from "./store.ts";

/** A server with one story, as strict about versions as the real one. */
export function fakeStories(
  first: StoryEntry,
  { isDraft = true, keepsCoverAs }: { isDraft?: boolean; keepsCoverAs?: string } = {},
) {
  let now: SavedStory = { entry: first, version: 1, savedAt: "2026-11-20T05:00:00Z", isDraft };
  let isCut = false;
  const kept: StoryEntry[] = [];
  const save = (entry: StoryEntry): SavedStory => {
    const coverUrl = keepsCoverAs ?? entry.coverImageUrl;
    now = { ...now, entry: { ...entry, coverImageUrl: coverUrl }, version: now.version + 1 };
    return now;
  };
  const send: AutosaveOptions["send"] = async ({ entry, version, keepsBefore }) => {
    await Promise.resolve();
    if (isCut) return { kind: "unreachable", error: new Error("cut") };
    if (entry.title.includes("refused"))
      return { kind: "refused", error: new Error("refused"), isFaulty: true };
    if (version !== now.version) return { kind: "stale" };
    if (keepsBefore) kept.push(now.entry);
    return { kind: "saved", story: save(entry) };
  };
  return {
    now: () => now,
    kept: () => kept,
    save,
    send,
    newest: async () => (isCut ? undefined : now),
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
}
export type FakeStories = ReturnType<typeof fakeStories>;

let opened = 0;

/** A story open in its own store, as in its own tab; `tab` names where its unsaved words are kept. */
export function openForm(stories: FakeStories, tab = "7") {
  const store = authoringStore();
  const id = String((opened += 1));
  const unsaved = unsavedStory(tab);
  const { send, newest } = stories;
  const options = { id, rules: testRules, unsaved, send, newest };
  const autosave = newAutosave(store, options, stories.now());
  const editor = () => selectEditor(store.getState(), id);
  const entry = () => editor()?.entry ?? testEntry;
  autosave.begin();
  const write = (change: Partial<StoryEntry>) => {
    store.dispatch(entryChanged({ id, change }));
    autosave.written();
  };
  return {
    autosave,
    state: () => editor()?.saving ?? savingFrom(stories.now()),
    entry,
    edit: (change: (entry: StoryEntry) => StoryEntry) => write(change(entry())),
    write,
    save: autosave.save,
    close: autosave.leave,
  };
}
