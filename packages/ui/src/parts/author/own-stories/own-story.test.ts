import { expect, it } from "vitest";
import { draftStory } from "../../../fixtures/author/story-editor.ts";
import { canBeDeleted } from "./own-story.ts";

it("lets only a draft that was never published be deleted", () => {
  const published = { publishedAt: draftStory.createdAt };
  expect(canBeDeleted(draftStory)).toBe(true);
  expect(canBeDeleted({ ...draftStory, ...published })).toBe(false);
  expect(canBeDeleted({ ...draftStory, status: "in_review" })).toBe(false);
});
