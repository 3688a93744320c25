import { httpError, silentError } from "@katha/api";
import { commonMessages, createI18n, translateWith } from "@katha/ui";
import { describe, expect, it } from "vitest";
import { aStory } from "../../testing/stories.ts";
import { type HomeReads, toHome, toMoreError } from "./home.ts";

const t = translateWith(createI18n("en"), commonMessages);
const done = <Result>(data: Result) => ({ data, isLoading: false });
const failed = (error: unknown) => ({ error, isLoading: false });
const waiting = { isLoading: true };

const page = { stories: [aStory(3)], page: 1, total_pages: 1, total_stories: 1 };
const reads: HomeReads = {
  list: done({ pages: [page] }),
  featured: done([aStory(1), aStory(2)]),
  trending: done([aStory(2)]),
};

describe("home", () => {
  it("has a banner, both shelves and one for each category", () => {
    const { shelves, error } = toHome(reads, t);
    expect(error).toBeUndefined();
    expect(shelves?.banner?.[0]).toMatchObject({ title: "Story 1", line: aStory(1).tagline });
    expect(shelves?.featured.map(({ title }) => title)).toEqual(["Story 1", "Story 2"]);
    expect(shelves?.trending.map(({ title }) => title)).toEqual(["Story 2"]);
    expect(shelves?.categories).toMatchObject([
      { title: "Category 1", stories: [{ title: "Story 3" }] },
    ]);
  });

  it.each(["list", "featured", "trending"])("is not there before its %s is", (read) => {
    expect(toHome({ ...reads, [read]: waiting }, t)).toEqual({});
  });

  it("keeps the shelves that came when another did not", () => {
    const { shelves, error } = toHome({ ...reads, list: failed(silentError("network")) }, t);
    expect(shelves?.featured).toHaveLength(2);
    expect(shelves?.categories).toEqual([]);
    expect(error).toBe("Katha cannot be reached");
  });

  it("repeats what the server said, else says what failed", () => {
    const told = httpError(503, { detail: "We are dusting." }, null);
    expect(toHome({ ...reads, list: failed(told) }, t).error).toBe("We are dusting.");
    const mute = httpError(500, "<html>", null);
    expect(toHome({ ...reads, list: failed(mute) }, t).error).toBe("Failed to fetch stories");
  });

  it("names the shelf of stories outside every category", () => {
    const stories = [aStory(1, { category: null })];
    const { shelves } = toHome({ ...reads, list: done({ pages: [{ ...page, stories }] }) }, t);
    expect(shelves?.categories.map(({ title }) => title)).toEqual(["More Stories"]);
  });

  it("has no banner when nothing is featured", () => {
    expect(toHome({ ...reads, featured: done([]) }, t).shelves).not.toHaveProperty("banner");
  });
});

describe("a later page", () => {
  it("says why it did not come, and only when it was it that failed", () => {
    const error = silentError("timeout");
    expect(toMoreError({ error, isFetchNextPageError: true }, t)).toEqual({
      moreError: "Katha cannot be reached",
    });
    expect(toMoreError({ error, isFetchNextPageError: false }, t)).toEqual({});
  });
});
