import { httpError, silentError } from "@katha/api";
import { commonMessages, createI18n, translateWith } from "@katha/ui";
import { expect, it } from "vitest";
import { aStory } from "../../testing/stories.ts";
import { toArrival } from "./arrival.ts";

const t = translateWith(createI18n("en"), commonMessages);
const settled = { story: undefined, isFetching: false };

it("shows a story as soon as anything knows it, also while it is asked for again", () => {
  expect(toArrival({ story: aStory(1), isFetching: true }, t)).toMatchObject({
    state: "here",
    story: { title: "Story 1" },
  });
});

it("waits for one that nothing knows, also on another try", () => {
  expect(toArrival({ story: undefined, isFetching: true }, t)).toEqual({ state: "loading" });
  const again = { story: undefined, isFetching: true, error: silentError("network") };
  expect(toArrival(again, t)).toEqual({ state: "loading" });
});

it("tells a story that is not there from one that cannot be had now", () => {
  expect(toArrival({ ...settled, error: httpError(404, null, null) }, t)).toEqual({
    state: "missing",
  });
  expect(toArrival({ ...settled, error: httpError(500, null, null) }, t)).toEqual({
    state: "failed",
    message: "Failed to load game details",
  });
  expect(toArrival({ ...settled, error: silentError("network") }, t)).toEqual({
    state: "failed",
    message: "Katha cannot be reached",
  });
});
