import type { HomeLists, StorySummary } from "@katha/ui";
import { expect, test } from "vitest";
import { toSummary } from "../../story/story.ts";
import { aStory } from "../../testing/stories.ts";
import { arrangedFor } from "./arrange.ts";

const languages = ["en", "hi", "ta", "hi"] as const;
const stories = languages.map((language, at) =>
  toSummary(aStory(at, { language, title: `${at}` })),
);
const lists: HomeLists = {
  featured: stories,
  trending: stories,
  categories: [
    { id: "epics", title: "Epics", stories },
    { id: "folklore", title: "Folklore", stories: stories.slice(0, 3) },
    { id: "none", title: "More Stories", stories: stories.slice(0, 1) },
  ],
};
const titles = (row: readonly StorySummary[]) => row.map(({ title }) => title).join("");

test("what one likes and reads comes first, and nothing is left out", () => {
  const home = arrangedFor({ languages: ["hi"], categories: ["folklore"] })(lists);
  expect(home.categories.map(({ id }) => id)).toEqual(["folklore", "epics", "none"]);
  expect(home.categories.map((row) => titles(row.stories))).toEqual(["102", "1302", "0"]);
});

test("what is on the first screen, and what trends, keeps its order", () => {
  const home = arrangedFor({ languages: ["ta"], categories: ["folklore"] })(lists);
  expect(titles(home.featured)).toBe("0123");
  expect(titles(home.trending)).toBe("0123");
});

test("without tastes all is as for everyone", () => {
  expect(arrangedFor({ languages: [], categories: [] })(lists)).toEqual(lists);
});
