import { afterEach, expect, it, vi } from "vitest";
import { isNewStory, playMinutesOf } from "./story.ts";

afterEach(() => vi.useRealTimers());

it("is new for a month from when it was published", () => {
  const createdAt = "2026-01-20T09:30:00.000Z";
  const publishedAt = "2026-11-20T09:30:00.000Z";
  vi.useFakeTimers({ now: new Date("2026-12-20T09:29:00.000Z") });
  expect(isNewStory({ createdAt, publishedAt })).toBe(true);
  vi.setSystemTime(new Date("2026-12-20T09:30:00.000Z"));
  expect(isNewStory({ createdAt, publishedAt })).toBe(false);
});

it("is as new as its draft before it is published; one without dates is not new", () => {
  vi.useFakeTimers({ now: new Date("2026-12-20T09:29:00.000Z") });
  expect(isNewStory({ createdAt: "2026-11-20T09:30:00.000Z", publishedAt: null })).toBe(true);
  expect(isNewStory({})).toBe(false);
});

it("says the minutes measured in its scenes, or else what its author typed", () => {
  expect(playMinutesOf({ readingMinutes: 5, estimatedPlayTime: 45 })).toBe(5);
  expect(playMinutesOf({ readingMinutes: null, estimatedPlayTime: 45 })).toBe(45);
  expect(playMinutesOf({})).toBe(0);
});
