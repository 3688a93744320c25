import { describe, expect, it } from "vitest";
import { authoringStore } from "../testing/store.ts";
import {
  type DeletedDraft,
  deletedDraftForgotten,
  draftDeleted,
  restorable,
} from "./deleted-drafts-slice.ts";

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
