import { silentError, toApiError } from "@katha/api";
import { describe, expect, it } from "vitest";
import { aStory } from "../../testing/stories.ts";
import { type HomeReads, toHome as mapHome } from "./home.ts";

const explain = (error: unknown) => `Failed: ${toApiError(error).kind}`;
const toHome = (read: HomeReads) => mapHome(read, "More Stories", explain);
const done = <Result>(data: Result) => ({ data, isLoading: false });
const failed = (error: unknown) => ({ error, isLoading: false });
const waiting = { isLoading: true };

const page = { stories: [aStory(3)], page: 1, totalPages: 1, totalStories: 1 };
const reads: HomeReads = {
  list: done({ pages: [page] }),
  featured: done([aStory(1), aStory(2)]),
  trending: done([aStory(2)]),
};

describe("home", () => {
  it("has a banner, both rows and one for each category", () => {
    const { lists, error } = toHome(reads);
    expect(error).toBeUndefined();
    expect(lists?.banner?.[0]).toMatchObject({ title: "Story 1", text: aStory(1).tagline });
    expect(lists?.featured.map(({ title }) => title)).toEqual(["Story 1", "Story 2"]);
    expect(lists?.trending.map(({ title }) => title)).toEqual(["Story 2"]);
    expect(lists?.categories).toMatchObject([
      { title: "Category 1", stories: [{ title: "Story 3" }] },
    ]);
  });

  it.each(["list", "featured", "trending"])("is not there before its %s is", (read) => {
    expect(toHome({ ...reads, [read]: waiting })).toEqual({});
  });

  it("keeps the rows that came when another did not", () => {
    const { lists, error } = toHome({ ...reads, list: failed(silentError("network")) });
    expect(lists?.featured).toHaveLength(2);
    expect(lists?.categories).toEqual([]);
    expect(error).toBe("Failed: network");
  });

  it("names the row of stories outside every category", () => {
    const stories = [aStory(1, { category: null })];
    const { lists } = toHome({ ...reads, list: done({ pages: [{ ...page, stories }] }) });
    expect(lists?.categories.map(({ title }) => title)).toEqual(["More Stories"]);
  });

  it("has no banner when nothing is featured", () => {
    expect(toHome({ ...reads, featured: done([]) }).lists).not.toHaveProperty("banner");
  });
});
