import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { componentsWithoutStories, storyTitles } from "./storied.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("every component of the library that others can import has stories of its own", () => {
  const titles = storyTitles(path.join(root, "packages/ui"));
  const without = componentsWithoutStories(path.join(root, "packages/ui"), titles);
  expect(without, "Write stories whose title ends in its name (a screen's without Screen)").toEqual(
    [],
  );
});

test("no two files of stories share a title", () => {
  const titles = storyTitles(path.join(root, "packages/ui"));
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test("each file of stories has a title and shows something", () => {
  const files = globSync("packages/ui/src/**/*.stories.tsx", { cwd: root });
  expect(storyTitles(path.join(root, "packages/ui"))).toHaveLength(files.length);
  const empty = files.filter(
    (file) =>
      !/^export const \w+ = meta\.story\(/m.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(empty).toEqual([]);
});

describe("a component is known by the last part of a title", () => {
  const folder = path.join(root, "packages/ui");
  const titles = storyTitles(folder);

  test("one that loses its stories is named", () => {
    const fewer = titles.filter((title) => !title.endsWith("/StoryCard"));
    expect(componentsWithoutStories(folder, fewer)).toEqual(["StoryCard"]);
  });

  test("a screen's title leaves out that it is one", () => {
    const fewer = titles.filter((title) => title !== "Screens/Play");
    expect(componentsWithoutStories(folder, fewer)).toEqual(["PlayScreen"]);
  });
});
