import { describe, expect, it } from "vitest";
import type { StoryEntry } from "@katha/storygraph";
import { testEntry, testRules } from "../testing/entries.ts";
import { savingFrom, type SavingState } from "./save-types.ts";
import type { SavedStory } from "./saved-story.ts";
import {
  afterSave,
  basedOn,
  decided,
  failed,
  isUnsaved,
  longestMs,
  mergedWith,
  planned,
  quietMs,
  replacedBy,
  requestOf,
  saved,
  settled,
} from "./saving-steps.ts";

const structureOf = (text: string) =>
  JSON.stringify({ start_node: "ford", nodes: { ford: { text } } });
const entry: StoryEntry = {
  ...testEntry,
  title: "The Ford",
  tagline: "Wet feet.",
  structureText: structureOf("A river."),
};
const known: SavedStory = { entry, version: 1, savedAt: "2026-11-20T05:00:00Z", isDraft: true };
const story = (change: Partial<StoryEntry>, version = 2): SavedStory => ({
  entry: { ...entry, ...change },
  version,
  savedAt: "2026-11-20T06:00:00Z",
  isDraft: true,
});
const saving = (change: Partial<SavingState> = {}): SavingState => ({
  ...savingFrom(known),
  ...change,
});
const now = 1_000_000;

describe("when words are saved by themselves", () => {
  it("is after a pause, counted from the first unsaved word", () => {
    expect(planned(saving(), now)).toEqual({
      change: { status: "waiting", unsavedSince: now },
      afterMs: quietMs,
    });
    expect(planned(saving({ unsavedSince: now - 500 }), now)).toEqual({
      change: { status: "waiting", unsavedSince: now - 500 },
      afterMs: quietMs,
    });
  });

  it("is never later than the longest wait", () => {
    expect(planned(saving({ unsavedSince: now - longestMs + 300 }), now).afterMs).toBe(300);
    expect(planned(saving({ unsavedSince: now - 2 * longestMs }), now).afterMs).toBe(0);
  });

  it("is rarer the longer the server cannot be reached, and the status stays", () => {
    const waits = [1, 2, 3, 4, 5, 6, 50].map((failures) => planned(saving({ failures }), now));
    expect(waits.map(({ afterMs }) => afterMs)).toEqual([
      3_000, 6_000, 12_000, 30_000, 60_000, 60_000, 60_000,
    ]);
    expect(waits[0]?.change).toEqual({ unsavedSince: now });
  });

  it("is not while the author is asked, or where readers have the story", () => {
    const { change: asking } = mergedWith(
      testRules,
      saving(),
      { ...entry, title: "Mine" },
      story({ title: "Theirs" }),
    );
    expect(planned(saving(asking), now)).toEqual({ change: { status: "asking" } });
    expect(planned(saving({ isDraft: false }), now)).toEqual({ change: { status: "deliberate" } });
    expect(planned(saving({ isDraft: false, error: new Error("no") }), now)).toEqual({
      change: { status: "kept" },
    });
  });
});

it("has something to save if the words differ from those sent, or from nothing known", () => {
  expect(isUnsaved(testRules, saving(), { ...entry, title: " The Ford " })).toBe(false);
  expect(isUnsaved(testRules, saving(), { ...entry, title: "The Deep Ford" })).toBe(true);
  expect(isUnsaved(testRules, saving({ base: undefined }), entry)).toBe(true);
});

it("takes kept words as changes of what they were written over", () => {
  const was = { ...entry, title: "Before" };
  expect(basedOn(entry, { title: "Before" }, 3)).toEqual({
    version: 3,
    base: { sent: was, read: was },
  });
  expect(basedOn(entry, undefined, 3)).toEqual({ version: 3, base: undefined });
});

it("sends the words over those that were sent last", () => {
  const mine = { ...entry, title: "Mine" };
  const sent = { ...entry, title: "Sent" };
  const base = { sent, read: entry };
  expect(
    requestOf(testRules, saving({ base, version: 4, keepsBefore: true }), mine, entry),
  ).toEqual({
    entry: mine,
    over: sent,
    change: testRules.changeOf(mine, sent),
    version: 4,
    keepsBefore: true,
  });
  expect(requestOf(testRules, saving({ base: undefined }), mine, entry).over).toBe(entry);
});

describe("after an answer", () => {
  it("the words that were sent are the story, with the cover's address as it was saved", () => {
    const sent = { ...entry, coverImageUrl: "https://example.org/cover.png" };
    const theirs = story({ coverImageUrl: "/media/1/960.webp" });
    expect(saved(theirs, sent)).toMatchObject({
      version: 2,
      failures: 0,
      keepsBefore: false,
      base: { sent: { ...sent, coverImageUrl: "/media/1/960.webp" }, read: theirs.entry },
    });
  });

  it("failures in a row are counted for drafts, and only a requested save tells its error", () => {
    const error = new Error("no");
    const unreachable = { kind: "unreachable", error } as const;
    const draft = saving({ failures: 2, asked: "saving" });
    expect(failed(draft, unreachable, false)).toEqual({
      status: "kept",
      asked: undefined,
      failures: 3,
    });
    expect(failed({ ...draft, isDraft: false }, unreachable, true)).toMatchObject({
      failures: 0,
      error,
    });
    expect(failed(draft, { kind: "refused", error, isFaulty: true }, false)).toEqual({
      status: "faulty",
      asked: undefined,
      failures: 0,
    });
    expect(failed(draft, { kind: "refused", error, isFaulty: false }, true).status).toBe("kept");
  });

  it("all is saved, and a requested save says so", () => {
    expect(settled("today", false)).not.toHaveProperty("asked");
    expect(settled("today", true)).toMatchObject({
      status: "saved",
      savedAt: "today",
      asked: "saved",
    });
  });
});

describe("when the story was saved elsewhere", () => {
  it("takes what only the other side changed, and adds it to what was told before", () => {
    const before = saving({ merged: { fields: ["coverImageUrl"], scenes: 1 } });
    const mine = { ...entry, tagline: "Mine." };
    const theirs = story({ title: "Theirs", structureText: structureOf("A wide river.") });
    const { entry: both, change } = mergedWith(testRules, before, mine, theirs);
    expect(both).toMatchObject({
      title: "Theirs",
      tagline: "Mine.",
      structureText: theirs.entry.structureText,
    });
    expect(change).toMatchObject({
      conflict: undefined,
      version: 2,
      base: { sent: theirs.entry, read: theirs.entry },
      merged: { fields: ["coverImageUrl", "title"], scenes: 2 },
    });
    expect(change).not.toHaveProperty("openBase");
  });

  it("asks about what both changed, and remembers the first version that was written over", () => {
    const mine = { ...entry, title: "Mine" };
    const one = mergedWith(testRules, saving({ asked: "saving" }), mine, story({ title: "One" }));
    expect(one.change).toMatchObject({
      asked: undefined,
      conflict: { fields: ["title"], theirs: { title: "One" } },
      openBase: { version: 1, over: entry },
    });
    const two = mergedWith(testRules, saving(one.change), one.entry, story({ title: "Two" }, 3));
    expect(two.change.openBase).toEqual({ version: 1, over: entry });
    expect(two.entry.title).toBe("Mine");
  });

  it("goes on until the last conflict is decided", () => {
    const mine = { ...entry, title: "Mine", structureText: structureOf("Mine.") };
    const theirs = story({ title: "Theirs", structureText: structureOf("Theirs.") });
    const { change } = mergedWith(testRules, saving(), mine, theirs);
    const asking = saving(change);
    const title = decided(asking, mine, "title", "mine");
    expect(title).toMatchObject({
      change: { keepsBefore: true, openBase: { version: 1 }, conflict: { fields: [] } },
    });
    expect(title).not.toHaveProperty("entry");
    const scene = asking.conflict?.scenes[0]?.id ?? "";
    const last = decided(saving({ ...change, ...title?.change }), mine, scene, "theirs");
    expect(last?.change).toEqual({ keepsBefore: true, openBase: undefined, conflict: undefined });
    expect(JSON.parse(last?.entry?.structureText ?? "").nodes.ford.text).toBe("Theirs.");
    expect(decided(saving(), mine, "title", "mine")).toBeUndefined();
  });
});

it("has nothing left to decide or to tell once another version is put in place", () => {
  const other = story({ title: "Older" }, 5);
  expect(replacedBy(other)).toEqual({
    conflict: undefined,
    openBase: undefined,
    merged: undefined,
    version: 5,
    base: { sent: other.entry, read: other.entry },
    savedAt: other.savedAt,
    isDraft: true,
  });
});

it("what follows a save: the author is asked, nothing, the save that was asked for, or a later one", () => {
  const { conflict } = mergedWith(
    testRules,
    saving(),
    { ...entry, title: "Mine" },
    story({ title: "Theirs" }),
  ).change;
  const ended = { differs: true, isRequested: false, isWrittenMeanwhile: false };
  const follows = (change: Partial<SavingState>, more: Partial<typeof ended>) =>
    afterSave(saving(change), { ...ended, ...more });
  expect(follows({ conflict }, { differs: false, isRequested: true })).toBe("plan");
  expect(follows({ failures: 1 }, { differs: false, isRequested: true })).toBe("settle");
  expect(follows({ failures: 1 }, { isRequested: true })).toBe("save");
  expect(follows({ failures: 1 }, {})).toBe("plan");
  expect(follows({}, { isWrittenMeanwhile: true })).toBe("plan");
  // Refused, or faulty: the author has to change the words first.
  expect(follows({}, {})).toBe("rest");
});
