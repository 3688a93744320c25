import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { componentsWithoutStories, storyTitles } from "./storied.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("every public component of the library but the screens has stories of its own", () => {
  const titles = storyTitles(path.join(root, "packages/ui"));
  const without = componentsWithoutStories(path.join(root, "packages/ui"), titles);
  expect(without, "Write stories whose title ends in its name").toEqual([]);
});

test("no two story files share a title", () => {
  const titles = storyTitles(path.join(root, "packages/ui"));
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test("each story file has a title and at least one story", () => {
  const files = globSync("packages/ui/src/**/*.stories.tsx", { cwd: root });
  expect(storyTitles(path.join(root, "packages/ui"))).toHaveLength(files.length);
  const empty = files.filter(
    (file) =>
      !/^export const \w+ = meta\.story\(/m.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(empty).toEqual([]);
});

test("a component is recognised by the last part of a title", () => {
  const folder = path.join(root, "packages/ui");
  const fewer = storyTitles(folder).filter((title) => !title.endsWith("/StoryCard"));
  expect(componentsWithoutStories(folder, fewer)).toEqual(["StoryCard"]);
});
