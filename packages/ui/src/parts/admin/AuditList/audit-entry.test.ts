import { expect, test } from "vitest";
import { noteText, subjectOf } from "./audit-entry.ts";

const id = "0192d4a0-0000-7000-8000-000000000002";

test("what was changed is shown, where there is something to compare", () => {
  expect(noteText({ is_featured: false })).toContain("is_featured");
  expect(noteText(null)).toBeUndefined();
});

test("a story can be opened", () => {
  const subject = { kind: "story", id, name: "The Well" };
  expect(subjectOf({ subject, before: { is_featured: false }, after: null })).toEqual({
    name: "The Well",
    story: id,
  });
});

test("what was changed is named by its name at the time, or else its current one, and not at all if it was everything", () => {
  const subject = { kind: "category", id, name: null };
  const before = { display_name: "Ghosts" };
  const after = { display_name: "Ghost stories" };
  expect(subjectOf({ subject, before, after })).toEqual({ name: "Ghost stories" });
  expect(subjectOf({ subject, before, after: null })).toEqual({ name: "Ghosts" });
  const untold = { subject, before: null, after: [] };
  expect(subjectOf(untold)).toEqual({ name: id });
  const called = { ...subject, name: "Ghosts of the ghat" };
  expect(subjectOf({ ...untold, subject: called })).toEqual({ name: "Ghosts of the ghat" });
  expect(subjectOf({ ...untold, subject: { ...subject, id: "all" } })).toBeNull();
});
