import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { badNames } from "./files.ts";

const root = path.resolve(import.meta.dirname, "../..");
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const files = listed
  .split("\n")
  .filter((file) => /^(?:packages\/[^/]+\/src|e2e|bench|scripts|\.storybook)\//.test(file))
  .filter((file) => existsSync(path.join(root, file)) && !file.endsWith("/mockServiceWorker.js"));

test("components are PascalCase.tsx, hooks useThing.ts, everything else kebab-case.ts", () => {
  expect(badNames(files)).toEqual([]);
});

describe("names", () => {
  test.each([
    "ui/StoryCard.tsx",
    "ui/StoryCard.stories.tsx",
    "ui/StoryCard.test.tsx",
    "ui/StoryCard.long.test.tsx",
    "ui/StoryCard.guide.ts",
    "app/useToasts.ts",
    "app/useToasts.test.tsx",
    "app/main.tsx",
    "server/take-turn.ts",
    "server/take-turn.test.ts",
    "e2e/play.journey.ts",
    "server/0001_start.sql",
  ])("%s is a valid name", (file) => {
    expect(badNames([file])).toEqual([]);
  });

  test.each(["ui/storyCard.tsx", "ui/deviceName.ts", "server/TakeTurn.ts", "app/UseToasts.ts"])(
    "%s is not a valid name",
    (file) => {
      expect(badNames([file])).toEqual([file]);
    },
  );
});
