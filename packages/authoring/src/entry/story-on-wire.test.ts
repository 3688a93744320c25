import { httpError } from "@katha/api";
import { describe, expect, it } from "vitest";
import { testRules } from "../testing/entries.ts";
import { aStory } from "../testing/stories.ts";
import { findingsIn, toChangedStory, toEntry, toFaults } from "./story-on-wire.ts";

describe("the form of a story", () => {
  it("holds what the story has, numbers as text", () => {
    const entry = toEntry({ ...aStory(), storyStructure: { start_node: "a", nodes: {} } });
    expect(entry).toMatchObject({ title: "Story 1", initialXp: "100", endings: "5" });
    expect(JSON.parse(entry.structureText)).toEqual({ start_node: "a", nodes: {} });
  });

  it("has no figure of its own where the server counted it in the scenes", () => {
    const counted = { totalScenes: 3, possibleEndings: 2 };
    const entry = toEntry({ ...aStory(), ...counted, counted });
    expect(entry).toMatchObject({ scenes: "0", endings: "1", actions: toEntry(aStory()).actions });
  });

  it("sends the version that was read, and no cover where none was written", () => {
    const entry = toEntry(aStory());
    const change = testRules.changeOf(entry, entry);
    const order = { version: 3, keepsBefore: false };
    const form = toChangedStory({ ...change, coverUrl: "" }, order);
    expect(form).toMatchObject({ version: 3, description: entry.description });
    expect(form).not.toHaveProperty("coverImageUrl");
    expect(form).not.toHaveProperty("keepsBefore");
    expect(toChangedStory(change, { version: 3, keepsBefore: true })).toMatchObject({
      keepsBefore: true,
    });
    expect(toChangedStory({ ...change, coverUrl: "/media/ab/960.webp" }, order)).toHaveProperty(
      "coverImageUrl",
    );
  });
});

it("assigns the server's errors to the form's fields, and lists the others", () => {
  const detail = [
    { loc: ["body", "story_prompt"], msg: "Story prompt is required", type: "custom" },
    { loc: ["body", "moon", 2], msg: "No such moon", type: "custom" },
  ];
  expect(toFaults(httpError(422, { detail }, null))).toEqual({
    answered: { prompt: "Story prompt is required" },
    failure: [{ path: "moon.2", message: "No such moon" }],
  });
  expect(toFaults(undefined)).toEqual({ answered: undefined, failure: undefined });
});

it("assigns an error in the game's rules to the rule, and to the text that contains them all", () => {
  const detail = [
    { loc: ["body", "game_config", "health_max"], msg: "This must be at least 1.", type: "custom" },
  ];
  expect(toFaults(httpError(422, { detail }, null)).answered).toEqual({
    gameConfigText: "This must be at least 1.",
    healthMax: "This must be at least 1.",
  });
});

it("reads a review's findings out of its problem, and none out of another", () => {
  const finding = { code: "dead_end", severity: "error", message: "No way on.", node: "a" };
  expect(findingsIn({ findings: [finding] })).toEqual([finding]);
  expect(findingsIn({ detail: "no" })).toEqual([]);
});
