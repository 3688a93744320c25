import { silentError, toApiError } from "@katha/api";
import { describe, expect, it } from "vitest";
import { aCategory, aStory } from "../../testing/stories.ts";
import { type HomeReads, toHome as homeOf } from "./home.ts";

const explain = (error: unknown) => `Failed: ${toApiError(error).kind}`;
const toHome = (read: HomeReads) => homeOf(read, explain);
const done = <Result>(data: Result) => ({ data, isLoading: false });
const failed = (error: unknown) => ({ error, isLoading: false });
const waiting = { isLoading: true };

const first = aStory(1);
const page = { stories: [aStory(3)], page: 1, totalPages: 1, totalStories: 1 };
const reads: HomeReads = {
  list: done({ pages: [page] }),
  featured: done([first, aStory(2)]),
  trending: done([aStory(2)]),
};

describe("home", () => {
  it("has a banner, both rows and one for each category", () => {
    const { lists, error } = toHome(reads);
    expect(error).toBeUndefined();
    expect(lists?.banner).toBe(first);
    expect(lists?.featured).toEqual([first, aStory(2)]);
    expect(lists?.trending).toEqual([aStory(2)]);
    expect(lists?.categories).toEqual([{ category: aCategory(1), stories: [aStory(3)] }]);
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

  it("has no banner when nothing is featured, or only what is veiled", () => {
    expect(toHome({ ...reads, featured: done([]) }).lists?.banner).toBeUndefined();
    const veiled = [aStory(1, { isVeiled: true })];
    expect(toHome({ ...reads, featured: done(veiled) }).lists?.banner).toBeUndefined();
    const mixed = done([...veiled, aStory(2)]);
    expect(toHome({ ...reads, featured: mixed }).lists?.banner).toEqual(aStory(2));
  });
});
