import { describe, expect, test } from "vitest";
import { cover, emblem } from "@katha/painter";
import { isWithinMarkdownLimits } from "@katha/ui/markdown";
import { shippedCatalogue as catalogue } from "./testing/shipped-catalogue.ts";

const numerals: Readonly<Record<number, readonly string[]>> = {
  7: ["seven", "सात"],
  8: ["eight", "आठ", "எட்டு"],
  9: ["nine", "नौ"],
  10: ["ten", "दस", "दहा", "دس", "দশটা"],
  12: ["twelve", "बारह"],
};

describe("the shipped catalogue", () => {
  test("has stories that can all be finished, with endings of more than one kind", () => {
    expect(catalogue.stories.length).toBeGreaterThanOrEqual(3);
    for (const { slug, measures } of catalogue.stories)
      expect([slug, measures.endings > 1, measures.branchings > 1]).toEqual([slug, true, true]);
  });

  test("promises as many endings as there are", () => {
    const promised = /([\p{L}\p{M}]+) (?:endings|अंत|शेवट|انجام|শেষ|முடிவுகள்)[.।]?\*\*/u;
    const told = catalogue.stories.flatMap(({ slug, story_description, measures }) => {
      const word = promised.exec(story_description)?.[1]?.toLowerCase();
      return word === undefined ? [] : [{ slug, word, endings: measures.endings }];
    });
    expect(told.length).toBeGreaterThan(10);
    expect(told.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(["do-minute-thahraao", "kotaler-khata", "oru-kunri-edai"]),
    );
    for (const { slug, word, endings } of told)
      expect([slug, word]).toEqual([slug, expect.toBeOneOf(numerals[endings] ?? [])]);
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
