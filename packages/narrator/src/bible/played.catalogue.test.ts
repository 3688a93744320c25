import { expect, test } from "vitest";
import { catalogueStories } from "../testing/stories/catalogue-stories.ts";
import { bibleOf } from "./bible.ts";
import { isPlayed } from "./played.ts";

test("no story of the catalogue has two people who are played", () => {
  const several = catalogueStories().filter(
    ({ bible }) => bibleOf(bible).cast.filter(isPlayed).length > 1,
  );
  expect(several.map(({ slug }) => slug)).toEqual([]);
});
