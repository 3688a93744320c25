import { expect, it } from "vitest";
import { aCategory, aStory, idOf } from "../../testing/stories.ts";
import { toOptions, sharedPath, toNumbers, toOwnStory } from "./authoring.ts";

it("offers categories and tags when both are here", () => {
  const read = { data: [aCategory(1)] };
  expect(toOptions(read, {}, "failed").state).toBe("loading");
  expect(toOptions(read, { error: "lost" }, "failed")).toEqual({
    state: "failed",
    message: "failed",
  });
  expect(toOptions(read, { data: [] }, "failed")).toMatchObject({
    state: "ready",
    categories: [{ name: "Category 1" }],
  });
});

it("shows an author's story with the reason why it was returned", () => {
  const returned = { reason: "The rating.", returnedAt: "2026-11-20T09:30:00.000Z" };
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

it("lets only a draft that was never published be deleted", () => {
  const own = { ...aStory(1), returned: null };
  const isUnread = (more: Partial<typeof own>) => toOwnStory({ ...own, ...more }).isUnread;
  expect(isUnread({ status: "draft", publishedAt: null })).toBe(true);
  expect(isUnread({ status: "draft", publishedAt: own.createdAt })).toBe(false);
  expect(isUnread({ status: "in_review", publishedAt: null })).toBe(false);
});

it("shows a story's numbers with its rating", () => {
  const read = {
    starts: 4,
    players: 3,
    finishes: 2,
    completionRate: 50,
    endings: [{ node: "far", title: "Across", plays: 2, share: 1 }],
    dropOff: [{ node: "shore", plays: 2, share: 0.5 }],
    retried: [{ node: "river", tellings: 3, plays: 1 }],
  };
  const story = aStory(1);
  const stats = { ...story.stats, averageRating: 4.5 };
  expect(toNumbers(read, { ...story, stats })).toEqual({
    starts: 4,
    players: 3,
    finishes: 2,
    completion: 50,
    rating: 4.5,
    endings: read.endings,
    stops: read.dropOff,
    retold: read.retried,
  });
});

it("keeps the token of a link out of requests and referrers", () => {
  expect(new URL(sharedPath("a_b-c"), "https://katha.test")).toMatchObject({
    pathname: "/stories/shared",
    search: "",
    hash: "#a_b-c",
  });
});
