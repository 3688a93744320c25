import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { cover, emblem } from "@katha/painter";
import { isWithinMarkdownLimits } from "@katha/ui/markdown";
import { readCatalogue, type Catalogue } from "./files.ts";

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await readCatalogue(fileURLToPath(new URL("../../../catalogue", import.meta.url)));
});

describe("the shipped catalogue", () => {
  test("has stories that can all be finished, with endings of more than one kind", () => {
    expect(catalogue.stories.length).toBeGreaterThanOrEqual(3);
    for (const { slug, measures } of catalogue.stories)
      expect([slug, measures.endings > 1, measures.branchings > 1]).toEqual([slug, true, true]);
  });

  test("has eight ordered categories and unique names", () => {
    expect(catalogue.categories.map(({ sort_order }) => sort_order)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    for (const entries of [catalogue.categories, catalogue.tags, catalogue.authors]) {
      const names = entries.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test("describes pictures that the painter can paint", () => {
    for (const story of catalogue.stories) expect(() => cover.parse(story.cover)).not.toThrow();
    for (const author of catalogue.authors) expect(() => emblem.parse(author.avatar)).not.toThrow();
  });

  test("has descriptions and prompts that are shown as markdown", () => {
    for (const { slug, story_description, sources_note, story_prompt } of catalogue.stories)
      for (const text of [`${story_description}\n\n*${sources_note}*`, story_prompt])
        expect([slug, isWithinMarkdownLimits(text)]).toEqual([slug, true]);
  });
});
