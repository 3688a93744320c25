// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { testEntry } from "../testing/entries.ts";
import { unsavedStory } from "./unsaved-story.ts";

beforeEach(() => localStorage.clear());

it("keeps what was written, and over which version, until it is sent", () => {
  const unsaved = unsavedStory("7");
  expect([unsaved.read(), unsaved.version()]).toEqual([undefined, undefined]);
  unsaved.keep({ ...testEntry, title: "Half" }, 3);
  expect(unsavedStory("7").read()).toMatchObject({ title: "Half" });
  expect(unsavedStory("7").version()).toBe(3);
  expect(unsavedStory("8").read()).toBeUndefined();
  unsaved.keep(testEntry);
  expect(unsaved.version()).toBeUndefined();
  unsaved.forget();
  expect(unsaved.read()).toBeUndefined();
});

it("knows what was in the fields that were changed", () => {
  const unsaved = unsavedStory("7");
  unsaved.keep({ ...testEntry, title: "Half" }, 3, { ...testEntry, title: "Whole" });
  expect(unsaved.before()).toEqual({ title: "Whole" });
  expect(unsaved.read()).not.toHaveProperty("before");
  unsaved.keep(testEntry, 3);
  expect(unsaved.before()).toBeUndefined();
});

it("starts again where the kept words cannot be read", () => {
  localStorage.setItem("katha-story-draft-7", "{");
  expect([unsavedStory("7").read(), unsavedStory("7").version()]).toEqual([undefined, undefined]);
});

it("reads words that were kept under the names of an earlier version", () => {
  const before = { playMinutes: "20" };
  const words = { title: "Half", prompt: "You row.", playMinutes: "30", version: 3, before };
  localStorage.setItem("katha-story-draft-7", JSON.stringify(words));
  const unsaved = unsavedStory("7");
  const now = { title: "Half", storyPrompt: "You row.", estimatedPlayTime: "30" };
  expect(unsaved.read()).toEqual(now);
  expect(unsaved.before()).toEqual({ estimatedPlayTime: "20" });
});
