import type { CardStory } from "@katha/ui";
import type { HomeLists } from "@katha/ui/screens";
import { expect, test } from "vitest";
import { aCategory, aStory } from "../../testing/stories.ts";
import { arrangedFor } from "./arrange.ts";

const languages = ["en", "hi", "ta", "hi"] as const;
const stories = languages.map((language, at) => aStory(at, { language, title: `${at}` }));
const epics = aCategory(1);
const folklore = aCategory(2);
const lists: HomeLists = {
  featured: stories,
  trending: stories,
  categories: [
    { category: epics, stories },
    { category: folklore, stories: stories.slice(0, 3) },
    { category: null, stories: stories.slice(0, 1) },
  ],
};
const titles = (row: readonly CardStory[]) => row.map(({ title }) => title).join("");

test("what one likes and reads comes first, and nothing is left out", () => {
  const home = arrangedFor({ languages: ["hi"], categories: [folklore.id] })(lists);
  expect(home.categories.map(({ category }) => category)).toEqual([folklore, epics, null]);
  expect(home.categories.map((row) => titles(row.stories))).toEqual(["102", "1302", "0"]);
});

test("what is on the first screen, and what trends, keeps its order", () => {
  const home = arrangedFor({ languages: ["ta"], categories: [folklore.id] })(lists);
  expect(titles(home.featured)).toBe("0123");
  expect(titles(home.trending)).toBe("0123");
});

test("without tastes all is as for everyone", () => {
  expect(arrangedFor({ languages: [], categories: [] })(lists)).toEqual(lists);
});
