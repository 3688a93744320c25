import { httpError } from "@katha/api";
import { describe, expect, it } from "vitest";
import { aCategory, aStory, idOf } from "../testing/stories.ts";
import {
  findingsIn,
  toChangedStory,
  toEntry,
  toFaults,
  toOptions,
  sharedPath,
  toNumbers,
  toOwnStory,
} from "./authoring.ts";

describe("the form of a story", () => {
  it("holds what the story has, numbers as text", () => {
    const entry = toEntry({ ...aStory(1), story_structure: { start_node: "a", nodes: {} } });
    expect(entry).toMatchObject({ title: "Story 1", initialXp: "100", endings: "5" });
    expect(JSON.parse(entry.structureText)).toEqual({ start_node: "a", nodes: {} });
  });

  it("sends the version that was read, and no cover where none was written", () => {
    const entry = toEntry(aStory(1));
    const order = { version: 3, keepsBefore: false };
    const form = toChangedStory({ ...entry, coverUrl: "" }, order);
    expect(form).toMatchObject({ version: 3, description: entry.description });
    expect(form).not.toHaveProperty("cover_image_url");
    expect(form).not.toHaveProperty("keeps_before");
    expect(toChangedStory(entry, { version: 3, keepsBefore: true })).toMatchObject({
      keeps_before: true,
    });
    expect(toChangedStory({ ...entry, coverUrl: "/media/ab/960.webp" }, order)).toHaveProperty(
      "cover_image_url",
    );
  });
});

it("puts the server's faults to the fields of the form, and lists what has none", () => {
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

it("offers categories and tags when both are here", () => {
  const read = { data: [aCategory(1)] };
  expect(toOptions(read, {}, "failed").state).toBe("loading");
  expect(toOptions(read, { error: "lost" }, "failed")).toEqual({
    state: "failed",
    message: "failed",
  });
  expect(toOptions(read, { data: [] }, "failed")).toMatchObject({
    state: "here",
    categories: [{ name: "Category 1" }],
  });
});

it("lays a story on its author's desk with the reason it came back", () => {
  const returned = { reason: "The rating.", returned_at: "2026-11-20T09:30:00.000Z" };
  expect(toOwnStory({ ...aStory(1), status: "draft", returned })).toMatchObject({
    status: "draft",
    returned: { reason: "The rating." },
    links: {
      edit: `/edit-story/${idOf(1)}`,
      view: `/game/${idOf(1)}`,
      numbers: `/my-stories/${idOf(1)}/numbers`,
    },
  });
});

it("lets what was never on the shelves be deleted, and nothing else", () => {
  const desk = { ...aStory(1), returned: null };
  const isUnread = (more: Partial<typeof desk>) => toOwnStory({ ...desk, ...more }).isUnread;
  expect(isUnread({ status: "draft", published_at: null })).toBe(true);
  expect(isUnread({ status: "draft", published_at: desk.created_at })).toBe(false);
  expect(isUnread({ status: "in_review", published_at: null })).toBe(false);
});

it("tells a story's numbers with what its readers gave it", () => {
  const read = {
    starts: 4,
    players: 3,
    finishes: 2,
    completion_rate: 50,
    endings: [{ node: "far", title: "Across", plays: 2, share: 1 }],
    drop_off: [{ node: "shore", plays: 2, share: 0.5 }],
    retried: [{ node: "river", tellings: 3, plays: 1 }],
  };
  const story = aStory(1);
  const stats = { ...story.stats, average_rating: 4.5 };
  expect(toNumbers(read, { ...story, stats })).toEqual({
    starts: 4,
    players: 3,
    finishes: 2,
    completion: 50,
    rating: 4.5,
    endings: read.endings,
    stops: read.drop_off,
    retold: read.retried,
  });
});

it("keeps the token of a link from every server but the one that opens it", () => {
  expect(new URL(sharedPath("a_b-c"), "https://katha.test")).toMatchObject({
    pathname: "/stories/shared",
    search: "",
    hash: "#a_b-c",
  });
});

it("reads a review's findings out of its problem, and none out of another", () => {
  const finding = { code: "dead_end", severity: "error", message: "No way on.", node: "a" };
  expect(findingsIn({ findings: [finding] })).toEqual([finding]);
  expect(findingsIn({ detail: "no" })).toEqual([]);
});
