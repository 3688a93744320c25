import type { StoryEntry } from "@katha/ui";
import { storyDraft } from "../story/drafts.ts";
import type { KnownStory, SaverNeeds } from "./orders.ts";
import { newSaver, type Saver } from "./saver.ts";

/** A server of one story, as strict about versions as the real one. */
export function fakeStories(
  first: StoryEntry,
  { isDraft = true, keepsCoverAs }: { isDraft?: boolean; keepsCoverAs?: string } = {},
) {
  let now: KnownStory = { entry: first, version: 1, savedAt: "2026-11-20T05:00:00Z", isDraft };
  let isCut = false;
  const kept: StoryEntry[] = [];
  const save = (entry: StoryEntry): KnownStory => {
    const coverUrl = keepsCoverAs ?? entry.coverUrl;
    now = { ...now, entry: { ...entry, coverUrl }, version: now.version + 1 };
    return now;
  };
  const send: SaverNeeds["send"] = async ({ entry, version, keepsBefore }) => {
    await Promise.resolve();
    if (isCut) return { kind: "away", error: new Error("cut") };
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

/** A form that does what the real one does with words that arrive; `tab` has a browser of its own. */
export function openForm(stories: FakeStories, tab = "7") {
  const saver: Saver = newSaver({ ...stories, draft: storyDraft(tab) }, stories.now());
  let entry = saver.first;
  let heard: unknown;
  const hear = () => {
    const { incoming } = saver.read();
    if (incoming === undefined || incoming === heard) return;
    heard = incoming;
    entry = incoming.into(entry);
    saver.write(entry);
  };
  const close = saver.listen(hear);
  hear();
  saver.begin();
  const edit = (change: (entry: StoryEntry) => StoryEntry) => {
    entry = change(entry);
    saver.write(entry);
  };
  return {
    saver,
    state: saver.read,
    entry: () => entry,
    edit,
    write: (change: Partial<StoryEntry>) => edit((was) => ({ ...was, ...change })),
    save: () => saver.save(entry),
    close: () => {
      saver.leave();
      close();
    },
  };
}
