import { expect, it, vi } from "vitest";
import { testEntry, testRules } from "../testing/entries.ts";
import { saveOnce } from "./save-once.ts";
import type { SaveRequest, SaveResult } from "./save-types.ts";
import type { SavedStory } from "./saved-story.ts";

const entry = { ...testEntry, title: "The Ford" };
const change = testRules.changeOf(entry, testEntry);
const request: SaveRequest = { entry, over: testEntry, change, version: 1, keepsBefore: false };
const theirs: SavedStory = { entry, version: 2, savedAt: "2026-11-20T06:00:00Z", isDraft: true };

it.each<SaveResult>([
  { kind: "saved", story: theirs },
  { kind: "refused", error: new Error("no"), isFaulty: true },
  { kind: "unreachable", error: new Error("lost") },
])("gives what came of it: $kind", async (result) => {
  const newest = vi.fn<() => Promise<SavedStory>>(async () => theirs);
  expect(await saveOnce({ send: async () => result, newest }, request)).toBe(result);
  expect(newest).not.toHaveBeenCalled();
});

it("reads what somebody else has saved; where that fails, it was not reached", async () => {
  const send = async (): Promise<SaveResult> => ({ kind: "stale" });
  expect(await saveOnce({ send, newest: async () => theirs }, request)).toEqual({
    kind: "stale",
    theirs,
  });
  expect(await saveOnce({ send, newest: async () => undefined }, request)).toEqual({
    kind: "unreachable",
    error: undefined,
  });
});
