import { expect, test } from "vitest";
import { alikeCovers } from "./covers.ts";

const covered = (slug: string, scene: Record<string, string>) => ({
  slug,
  cover: { seed: 1, scene },
});

test("finds two covers of one place and hour in one style, and no others", () => {
  const stories = [
    covered("one", { place: "court", hour: "noon" }),
    covered("two", { place: "court", hour: "dusk" }),
    covered("three", { place: "court", hour: "noon", manner: "ajanta" }),
    covered("four", { place: "court", hour: "noon", weather: "rain" }),
  ];
  expect(alikeCovers(stories)).toEqual([
    "the covers of one and four are alike: court, noon, vishvakarma",
  ]);
});
