// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { unsavedStory } from "../unsaved/unsaved-story.ts";
import type { StoryEntry } from "@katha/storygraph";
import { testEntry } from "../testing/entries.ts";
import { fakeStories, openForm } from "../testing/fake-stories.ts";
import { longestMs, quietMs } from "./saving-steps.ts";

const written: StoryEntry = {
  ...testEntry,
  title: "The Ford",
  tagline: "Wet feet.",
  storyDescription: "A river and who waits there.",
  structureText: JSON.stringify({
    start_node: "ford",
    nodes: { ford: { text: "A river." }, bank: { text: "Reeds." } },
  }),
};
const textOf = (entry: StoryEntry, scene: string): string =>
  JSON.parse(entry.structureText).nodes[scene]?.text;
const telling = (entry: StoryEntry, scene: string, text: string): StoryEntry => {
  const structure = JSON.parse(entry.structureText);
  structure.nodes[scene] = { ...structure.nodes[scene], text };
  return { ...entry, structureText: JSON.stringify(structure) };
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("saves a draft by itself after a pause, and says where the words are meanwhile", async () => {
  const stories = fakeStories(written);
  const form = openForm(stories);
  expect(form.state().status).toBe("saved");
  form.write({ title: "The Deep Ford" });
  expect(form.state().status).toBe("waiting");
  expect(unsavedStory("7").read()).toMatchObject({ title: "The Deep Ford" });
  await pass(quietMs);
  expect(form.state().status).toBe("saved");
  expect(stories.now()).toMatchObject({ version: 2, entry: { title: "The Deep Ford" } });
  expect(unsavedStory("7").read()).toBeUndefined();
});

it("does not wait for ever for a pause", async () => {
  const stories = fakeStories(written);
  const form = openForm(stories);
  for (let at = 0; at * 1_000 < longestMs + 1_000; at += 1) {
    form.write({ tagline: `Wet feet ${at}` });
    await pass(1_000);
  }
  expect(stories.now().version).toBe(2);
});

it("leaves a story that readers have alone until it is asked to save", async () => {
  const stories = fakeStories(written, { isDraft: false });
  const form = openForm(stories);
  form.write({ title: "The Deep Ford" });
  await pass(longestMs);
  expect([form.state().status, stories.now().version]).toEqual(["deliberate", 1]);
  await form.save();
  expect(form.state()).toMatchObject({ status: "saved", asked: "saved" });
  expect(stories.now().entry.title).toBe("The Deep Ford");
});

it("keeps in the browser what cannot be saved, and saves it when the connection is back", async () => {
  const stories = fakeStories(written);
  const form = openForm(stories);
  stories.cut();
  form.write({ title: "Offline" });
  await pass(quietMs);
  expect(form.state().status).toBe("kept");
  expect(unsavedStory("7").read()).toMatchObject({ title: "Offline" });
  stories.mend();
  form.autosave.tryAgain();
  await pass(0);
  expect([form.state().status, stories.now().entry.title]).toEqual(["saved", "Offline"]);

  stories.cut();
  form.write({ title: "Offline again" });
  await pass(quietMs);
  stories.mend();
  await pass(10_000);
  expect(stories.now().entry.title).toBe("Offline again");
});

it("knows that the browser could not keep the words, until they are saved or fit again", async () => {
  const stories = fakeStories(written, { isDraft: false });
  const form = openForm(stories);
  const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  form.write({ title: "The Deep Ford" });
  expect(form.state()).toMatchObject({ status: "deliberate", isKept: false });
  await form.save();
  expect(form.state()).toMatchObject({ status: "saved", isKept: true });
  form.write({ title: "The Deeper Ford" });
  expect(form.state().isKept).toBe(false);
  full.mockRestore();
  form.write({ title: "The Shallow Ford" });
  expect(form.state().isKept).toBe(true);
});

it("saves nothing that could not be read again", async () => {
  const stories = fakeStories(written);
  const form = openForm(stories);
  form.write({ structureText: "{" });
  await pass(quietMs);
  expect([form.state().status, stories.now().version]).toEqual(["faulty", 1]);
  form.write({ structureText: written.structureText, title: "Mended" });
  await pass(quietMs);
  expect(stories.now().entry.title).toBe("Mended");
});

it("does not interrupt writing for a refused save, and shows it after pressing save", async () => {
  const stories = fakeStories(written);
  const form = openForm(stories);
  form.write({ title: "This is refused" });
  await pass(quietMs);
  expect([form.state().status, form.state().error]).toEqual(["faulty", undefined]);
  await pass(10 * longestMs);
  expect(form.state().status).toBe("faulty");
  await form.save();
  expect(form.state()).toMatchObject({ status: "faulty", asked: undefined });
  expect(form.state().error).toBeInstanceOf(Error);
  form.write({ title: "This is taken" });
  await pass(quietMs);
  expect([form.state().status, form.state().error]).toEqual(["saved", undefined]);
});

it("merges what two wrote in different places, and says what was merged", async () => {
  const stories = fakeStories(written);
  const [one, other] = [openForm(stories, "a"), openForm(stories, "b")];
  one.write({ title: "From one" });
  one.edit((entry) => telling(entry, "ford", "A wide river."));
  await pass(quietMs);
  other.write({ tagline: "From the other" });
  other.edit((entry) => telling(entry, "bank", "Tall reeds."));
  await pass(2 * quietMs);
  const { entry } = stories.now();
  expect([entry.title, entry.tagline, textOf(entry, "ford"), textOf(entry, "bank")]).toEqual([
    "From one",
    "From the other",
    "A wide river.",
    "Tall reeds.",
  ]);
  expect(other.state()).toMatchObject({
    status: "saved",
    conflict: undefined,
    merged: { fields: ["title"], scenes: 1 },
  });
  one.autosave.seen(stories.now());
  await pass(quietMs);
  expect(one.entry()).toEqual(entry);
  expect(one.state().status).toBe("saved");
});

it("asks where both changed the same, and what is not taken stays in a version", async () => {
  const stories = fakeStories(written);
  const [one, other] = [openForm(stories, "a"), openForm(stories, "b")];
  one.write({ title: "One's" });
  one.edit((entry) => telling(entry, "ford", "One's river."));
  await pass(quietMs);
  other.write({ title: "Other's" });
  other.edit((entry) => telling(entry, "ford", "Other's river."));
  await pass(quietMs);
  const { conflict } = other.state();
  expect(other.state().status).toBe("asking");
  expect(conflict).toMatchObject({ fields: ["title"], theirs: { title: "One's" } });
  const [scene] = conflict?.scenes ?? [];
  expect(scene?.clash).toMatchObject({ mine: "Other's river.", theirs: "One's river." });
  await pass(longestMs);
  expect(stories.now().entry.title).toBe("One's");

  other.autosave.decide("title", "mine");
  expect(other.state().status).toBe("asking");
  other.autosave.decide(scene?.id ?? "", "theirs");
  await pass(quietMs);
  const { entry } = stories.now();
  expect([entry.title, textOf(entry, "ford")]).toEqual(["Other's", "One's river."]);
  expect(stories.kept().map(({ title }) => title)).toContain("One's");
});

it("asks again whoever comes back to a choice that was left open", async () => {
  const stories = fakeStories(written);
  const [one, other] = [openForm(stories, "a"), openForm(stories, "b")];
  one.write({ title: "One's" });
  await pass(quietMs);
  other.write({ title: "Other's" });
  await pass(quietMs);
  expect(other.state().status).toBe("asking");
  other.close();
  const again = openForm(stories, "b");
  expect(again.state().conflict).toMatchObject({ fields: ["title"], theirs: { title: "One's" } });
  expect(again.entry().title).toBe("Other's");
  again.autosave.decide("title", "mine");
  await pass(quietMs);
  expect(stories.now().entry.title).toBe("Other's");
});

it("saves what was asked for over what came meanwhile, and then is done", async () => {
  const stories = fakeStories(written, { isDraft: false });
  const [one, other] = [openForm(stories, "a"), openForm(stories, "b")];
  one.write({ title: "One's" });
  await one.save();
  other.write({ tagline: "Other's" });
  await other.save();
  await pass(0);
  expect(other.state().asked).toBe("saved");
  expect(stories.now().entry).toMatchObject({ title: "One's", tagline: "Other's" });
});

it("keeps mine where somebody saves without choosing", async () => {
  const stories = fakeStories(written);
  const [one, other] = [openForm(stories, "a"), openForm(stories, "b")];
  one.write({ title: "One's" });
  await pass(quietMs);
  other.write({ title: "Other's" });
  await pass(quietMs);
  await other.save();
  expect(other.state().asked).toBe("saved");
  expect(stories.now().entry.title).toBe("Other's");
  expect(stories.kept().map(({ title }) => title)).toContain("One's");
});

it("saves the last words when the page is left", async () => {
  const stories = fakeStories(written);
  const form = openForm(stories);
  form.write({ title: "Last words" });
  form.close();
  await pass(0);
  expect(stories.now().entry.title).toBe("Last words");
  expect(unsavedStory("7").read()).toBeUndefined();
});

it("goes on with what was kept, and saves it", async () => {
  const stories = fakeStories(written);
  unsavedStory("7").keep({ ...written, title: "Kept" }, 1, written);
  const form = openForm(stories);
  expect([form.entry().title, form.state().status]).toEqual(["Kept", "waiting"]);
  await pass(quietMs);
  expect(stories.now().entry.title).toBe("Kept");
});

it("says of a story that readers have that words from last time are among its own", async () => {
  const stories = fakeStories(written, { isDraft: false });
  const first = openForm(stories);
  first.write({ title: "Cancelled" });
  first.close();
  await pass(0);

  const form = openForm(stories);
  expect([form.entry().title, form.state().isFromLastTime]).toEqual(["Cancelled", true]);
  form.autosave.replace(stories.now());
  expect([form.entry().title, form.state().isFromLastTime]).toEqual(["The Ford", false]);
  expect(unsavedStory("7").read()).toBeUndefined();
  form.close();
  await pass(0);

  expect(openForm(stories).state().isFromLastTime).toBe(false);
});

it("takes over the address that a cover has once it is kept", async () => {
  const stories = fakeStories(written, {
    keepsCoverAs: "/media/0123456789abcdef/960.webp",
  });
  const form = openForm(stories);
  form.write({ coverImageUrl: "https://example.org/cover.png" });
  await pass(quietMs);
  expect(form.entry().coverImageUrl).toBe("/media/0123456789abcdef/960.webp");
  await pass(longestMs);
  expect([stories.now().version, form.state().status]).toEqual([2, "saved"]);
});

it("puts another version in the place of what was written", async () => {
  const stories = fakeStories(written);
  const form = openForm(stories);
  form.write({ title: "Newer" });
  await pass(quietMs);
  form.autosave.replace(stories.save({ ...written, title: "Older again" }));
  await pass(longestMs);
  expect([form.entry().title, form.state().status, stories.now().version]).toEqual([
    "Older again",
    "saved",
    3,
  ]);
});
