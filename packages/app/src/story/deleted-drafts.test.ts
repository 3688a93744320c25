import { afterEach, describe, expect, it } from "vitest";
import { deletedDrafts, restorable, type DeletedDraft } from "./deleted-drafts.ts";

const draft = (id: string, more: Partial<DeletedDraft> = {}): DeletedDraft => ({
  id,
  title: `Story ${id}`,
  owner: "asha",
  until: "2026-11-20T05:20:00Z",
  ...more,
});

afterEach(() => {
  for (const { id } of deletedDrafts.read()) deletedDrafts.forget(id);
});

describe("deleted drafts", () => {
  it("are kept the latest first, each once, until they are forgotten", () => {
    deletedDrafts.add(draft("a"));
    deletedDrafts.add(draft("b"));
    deletedDrafts.add(draft("a"));
    expect(deletedDrafts.read().map(({ id }) => id)).toEqual(["a", "b"]);
    deletedDrafts.forget("a");
    expect(deletedDrafts.read().map(({ id }) => id)).toEqual(["b"]);
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
