import { httpError } from "@katha/api";
import { describe, expect, it } from "vitest";
import { testRules } from "../testing/entries.ts";
import { aStory } from "../testing/stories.ts";
import { editOnWire, entryOf, faultsIn, findingsIn } from "./story-on-wire.ts";

describe("the form of a story", () => {
  it("holds what the story has, numbers as text", () => {
    const entry = entryOf({ ...aStory(), storyStructure: { start_node: "a", nodes: {} } });
    expect(entry).toMatchObject({ title: "Story 1", initialXp: "100", possibleEndings: "5" });
    expect(JSON.parse(entry.structureText)).toEqual({ start_node: "a", nodes: {} });
  });

  it("has no figure of its own where the server counted it in the scenes", () => {
    const counted = { totalScenes: 3, possibleEndings: 2 };
    const entry = entryOf({ ...aStory(), ...counted, counted });
    expect(entry).toMatchObject({
      totalScenes: "0",
      possibleEndings: "1",
      actionsCount: entryOf(aStory()).actionsCount,
    });
  });
});

it("sends the version that was read, the description by its shorter name, and no cover where none was written", () => {
  const entry = entryOf(aStory());
  const change = { ...testRules.changeOf(entry, entry), storyDescription: "A river." };
  const order = { version: 3, keepsBefore: false };
  const form = editOnWire({ ...change, coverImageUrl: "" }, order);
  expect(form).toMatchObject({ version: 3, description: "A river." });
  expect(form).not.toHaveProperty("storyDescription");
  expect(form).not.toHaveProperty("coverImageUrl");
  expect(form).not.toHaveProperty("keepsBefore");
  expect(editOnWire(change, { version: 3, keepsBefore: true })).toMatchObject({
    keepsBefore: true,
  });
  expect(editOnWire({ ...change, coverImageUrl: "/media/ab/960.webp" }, order)).toHaveProperty(
    "coverImageUrl",
  );
});

it("finds the description under both its names", () => {
  for (const name of ["description", "story_description"]) {
    const refused = httpError(422, { detail: [{ loc: ["body", name], msg: "Too long" }] }, null);
    expect(faultsIn(refused, ["title", "storyDescription"])).toEqual({
      answered: { storyDescription: "Too long" },
      failure: undefined,
    });
  }
});

const fields = ["title", "storyPrompt", "gameConfigText"] as const;

it("assigns the server's errors to the form's fields, and lists the others", () => {
  const detail = [
    { loc: ["body", "story_prompt"], msg: "Story prompt is required", type: "custom" },
    { loc: ["body", "moon", 2], msg: "No such moon", type: "custom" },
  ];
  expect(faultsIn(httpError(422, { detail }, null), fields)).toEqual({
    answered: { storyPrompt: "Story prompt is required" },
    failure: [{ path: "moon.2", message: "No such moon" }],
  });
  expect(faultsIn(undefined, fields)).toEqual({ answered: undefined, failure: undefined });
});

it("assigns an error in the game's rules to the rule, and to the text that contains them all", () => {
  const detail = [
    { loc: ["body", "game_config", "health_max"], msg: "This must be at least 1.", type: "custom" },
  ];
  expect(faultsIn(httpError(422, { detail }, null), fields).answered).toEqual({
    gameConfigText: "This must be at least 1.",
    healthMax: "This must be at least 1.",
  });
});

it("reads a review's findings out of its problem, and none out of another", () => {
  const finding = { code: "dead_end", severity: "error", message: "No way on.", node: "a" };
  expect(findingsIn({ findings: [finding] })).toEqual([finding]);
  expect(findingsIn({ detail: "no" })).toEqual([]);
});
