import { httpError, silentError, toApiError } from "@katha/api";
import { expect, it } from "vitest";
import { aStory } from "../../testing/stories.ts";
import { toResult } from "./useStory.ts";

const explain = (error: unknown) => `Failed: ${toApiError(error).kind}`;
const settled = { story: undefined, isFetching: false };

it("shows a story that is loaded, also while it is fetched again", () => {
  expect(toResult({ story: aStory(1), isFetching: true }, explain)).toMatchObject({
    state: "ready",
    story: { title: "Story 1" },
  });
});

it("waits for one that is not loaded, also on another try", () => {
  expect(toResult({ story: undefined, isFetching: true }, explain)).toEqual({ state: "loading" });
  const again = { story: undefined, isFetching: true, error: silentError("network") };
  expect(toResult(again, explain)).toEqual({ state: "loading" });
});

it("distinguishes a missing story from one that failed to load", () => {
  expect(toResult({ ...settled, error: httpError(404, null, null) }, explain)).toEqual({
    state: "missing",
  });
  expect(toResult({ ...settled, error: httpError(500, null, null) }, explain)).toEqual({
    state: "failed",
    message: "Failed: http",
  });
  expect(toResult({ ...settled, error: silentError("network") }, explain)).toEqual({
    state: "failed",
    message: "Failed: network",
  });
});
