import { httpError } from "@katha/api";
import { expect, it } from "vitest";
import { aStory, idOf } from "../../testing/stories.ts";
import { toAdminStory, toAuditEntry, toPathFaults, toReportedPassage } from "./admin.ts";

it("gives a story its links for viewing and editing", () => {
  expect(toAdminStory(aStory(1, { isFeatured: true }))).toMatchObject({
    isFeatured: true,
    category: "Category 1",
    links: { view: `/game/${idOf(1)}`, edit: `/admin/stories/edit/${idOf(1)}` },
  });
});

it("shows what was changed, where there is something to compare", () => {
  const entry = {
    id: idOf(1),
    actor: null,
    act: "story.featured",
    subject: { kind: "story", id: idOf(2), name: "The Well" },
    before: { is_featured: false },
    after: null,
    createdAt: "2026-11-20T09:30:00.000Z",
  };
  const shown = toAuditEntry(entry);
  expect(shown).toMatchObject({
    actor: null,
    subject: { name: "The Well", href: `/game/${idOf(2)}` },
  });
  expect(shown.before).toContain("is_featured");
  expect(shown.after).toBeUndefined();
});

it("names what was changed by its name at the time, or else its current one, and gives none if it concerned everything", () => {
  const entry = {
    id: idOf(1),
    actor: { id: idOf(3), displayName: "The Keeper" },
    act: "category.changed",
    subject: { kind: "category", id: idOf(2), name: null },
    before: { display_name: "Ghosts" },
    after: { display_name: "Ghost stories" },
    createdAt: "2026-11-20T09:30:00.000Z",
  };
  expect(toAuditEntry(entry).subject).toEqual({ name: "Ghost stories" });
  expect(toAuditEntry({ ...entry, after: null }).subject).toEqual({ name: "Ghosts" });
  const untold = { ...entry, before: null, after: [] };
  expect(toAuditEntry(untold).subject).toEqual({ name: idOf(2) });
  const called = { ...untold, subject: { ...entry.subject, name: "Ghosts of the ghat" } };
  expect(toAuditEntry(called).subject).toEqual({ name: "Ghosts of the ghat" });
  const all = { kind: "category", id: "all", name: null };
  expect(toAuditEntry({ ...entry, act: "category.ordered", subject: all }).subject).toBeNull();
});

it("shows a reported passage with the story it is from", () => {
  const report = {
    id: idOf(1),
    storyId: idOf(2),
    storyTitle: "The Well",
    turnId: idOf(3),
    reason: "harm" as const,
    note: "",
    said: "I pull up the rope.",
    passage: "The rope comes up light.",
    status: "open" as const,
    createdAt: "2026-11-20T09:30:00.000Z",
  };
  expect(toReportedPassage(report)).toMatchObject({
    story: {
      title: "The Well",
      href: `/game/${idOf(2)}`,
      editHref: `/admin/stories/edit/${idOf(2)}`,
    },
    reason: "harm",
    said: "I pull up the rope.",
    at: report.createdAt,
  });
});

it("gives the path of each fault", () => {
  const detail = [{ loc: ["body", "title"], msg: "Title is required", type: "too_small" }];
  expect(toPathFaults(httpError(422, { detail }, null))).toEqual([
    { path: "body.title", message: "Title is required" },
  ]);
  expect(toPathFaults(httpError(500, { detail: "Broken" }, null))).toBeUndefined();
});
