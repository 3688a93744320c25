// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { blankEntry } from "../testing/entries.ts";
import { storyDraft } from "./story-draft.ts";

beforeEach(() => localStorage.clear());

it("keeps what was written, and over which version, until it is sent", () => {
  const draft = storyDraft("7");
  expect([draft.read(), draft.version()]).toEqual([undefined, undefined]);
  draft.keep({ ...blankEntry, title: "Half" }, 3);
  expect(storyDraft("7").read()).toMatchObject({ title: "Half" });
  expect(storyDraft("7").version()).toBe(3);
  expect(storyDraft("8").read()).toBeUndefined();
  draft.keep(blankEntry);
  expect(draft.version()).toBeUndefined();
  draft.forget();
  expect(draft.read()).toBeUndefined();
});

it("knows what was in the fields that were changed", () => {
  const draft = storyDraft("7");
  draft.keep({ ...blankEntry, title: "Half" }, 3, { ...blankEntry, title: "Whole" });
  expect(draft.before()).toEqual({ title: "Whole" });
  expect(draft.read()).not.toHaveProperty("before");
  draft.keep(blankEntry, 3);
  expect(draft.before()).toBeUndefined();
});

it("starts again where the kept draft cannot be read", () => {
  localStorage.setItem("katha-story-draft-7", "{");
  expect([storyDraft("7").read(), storyDraft("7").version()]).toEqual([undefined, undefined]);
});
