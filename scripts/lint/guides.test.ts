import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { missingPaths } from "./guides.ts";

const root = path.resolve(import.meta.dirname, "../..");
const pages = ["CONTRIBUTING.md", "README.md", ...globSync("docs/guides/*.md", { cwd: root })];

test.each(pages)("every path that %s names exists", (page) => {
  const text = readFileSync(path.join(root, page), "utf8");
  const missing = missingPaths(page, text, (file) => existsSync(path.join(root, file)));
  expect(missing, `Renamed? Write the new path from the root into ${page}`).toEqual([]);
});

test.each([
  ["a file", "Copy `packages/ui/src/gone.ts`.", "packages/ui/src/gone.ts"],
  ["a folder", "Look in `packages/gone/`.", "packages/gone/"],
  ["a path that does not start at the root", "See `lib/gone.ts`.", "lib/gone.ts"],
  ["a path in a command", "Run `npm test -- unit scripts/gone`.", "scripts/gone"],
  ["the folder of a placeholder", "In `packages/gone/<area>/index.ts`.", "packages/gone/"],
  ["a link", "See [the page](gone.md#part).", "docs/guides/gone.md"],
])("%s that is not there is named", (_, text, missing) => {
  expect(missingPaths("docs/guides/page.md", text, () => false)).toEqual([missing]);
});

test("a package, an address, an import, a route and an example's code are no paths", () => {
  const text =
    "`@katha/ui`, `http://localhost:1/a.ts`, `./StoryCard.tsx`, `/my/a.json`, [a](https://a.b/c.md)\n```ts\n`lib/a.ts`\n```\n";
  expect(missingPaths("CONTRIBUTING.md", text, () => false)).toEqual([]);
});
