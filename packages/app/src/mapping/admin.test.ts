import { expect, it } from "vitest";
import { aStory, idOf } from "../testing/stories.ts";
import { toAdminStory, toAuditEntry } from "./admin.ts";

it("gives a story its ways to be seen and changed", () => {
  expect(toAdminStory(aStory(1, { is_featured: true }))).toMatchObject({
    isFeatured: true,
    category: "Category 1",
    links: { view: `/game/${idOf(1)}`, edit: `/admin/stories/edit/${idOf(1)}` },
  });
});

it("tells what an act changed, where there is something to compare", () => {
  const entry = {
    id: idOf(1),
    actor: null,
    act: "story.featured",
    subject: { kind: "story", id: idOf(2) },
    before: { is_featured: false },
    after: null,
    created_at: "2026-11-20T09:30:00.000Z",
  };
  const told = toAuditEntry(entry);
  expect(told).toMatchObject({ actor: null, subject: { href: `/game/${idOf(2)}` } });
  expect(told.before).toContain("is_featured");
  expect(told.after).toBeUndefined();
});
