// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { authoringStore } from "../testing/store.ts";
import { deletedDraftForgotten, draftDeleted, restorable } from "./deleted-drafts-slice.ts";
import { type DeletedDraft, keptDeletions } from "./kept-deletions.ts";

const draft = (id: string, more: Partial<DeletedDraft> = {}): DeletedDraft => ({
  id,
  title: `Story ${id}`,
  owner: "asha",
  until: "2026-11-20T05:20:00Z",
  ...more,
});

describe("deleted drafts", () => {
  it("are kept the latest first, each once, until they are forgotten", () => {
    const store = authoringStore();
    const { dispatch } = store;
    dispatch(draftDeleted(draft("a")));
    dispatch(draftDeleted(draft("b")));
    dispatch(draftDeleted(draft("a")));
    expect(store.getState().deletedDrafts.drafts.map(({ id }) => id)).toEqual(["a", "b"]);
    dispatch(deletedDraftForgotten("a"));
    expect(store.getState().deletedDrafts.drafts.map(({ id }) => id)).toEqual(["b"]);
  });

  it("are shown to their author alone, and not beyond their time", () => {
    const drafts = [
      draft("a"),
      draft("b", { until: "2026-11-20T05:15:00Z" }),
      draft("c", { owner: "bela" }),
    ];
    const at = (time: string) => restorable(drafts, "asha", Date.parse(time));
    expect(at("2026-11-20T05:10:00Z")).toEqual({
      drafts: drafts.slice(0, 2),
      next: Date.parse("2026-11-20T05:15:00Z"),
    });
    expect(at("2026-11-20T05:15:00Z").drafts).toEqual([drafts[0]]);
    expect(at("2026-11-20T05:20:00Z")).toEqual({ drafts: [], next: undefined });
    expect(restorable(drafts, undefined, 0).drafts).toEqual([]);
  });
});

describe("deleted drafts of a page that is loaded again", () => {
  beforeEach(() => localStorage.clear());

  it("are there until the time that was named, or until they are put away", () => {
    vi.setSystemTime("2026-11-20T05:10:00Z");
    keptDeletions.add(draft("a"));
    keptDeletions.add(draft("b", { until: "2026-11-20T05:15:00Z" }));
    const there = () =>
      authoringStore()
        .getState()
        .deletedDrafts.drafts.map(({ id }) => id);
    expect(there()).toEqual(["b", "a"]);
    vi.setSystemTime("2026-11-20T05:16:00Z");
    expect(there()).toEqual(["a"]);
    keptDeletions.drop("a");
    expect(there()).toEqual([]);
    localStorage.setItem("katha-deleted-drafts", '[{"id":1}, null]');
    expect(there()).toEqual([]);
    vi.useRealTimers();
  });
});
