import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { missingImports, missingPaths } from "./guides.ts";

const root = path.resolve(import.meta.dirname, "../..");
const decisions = globSync("docs/decisions/*.md", { cwd: root });
const pages = [
  "CONTRIBUTING.md",
  "README.md",
  ...globSync("docs/guides/*.md", { cwd: root }),
  ...decisions,
];

test.each(pages)("every path that %s names exists", (page) => {
  const text = readFileSync(path.join(root, page), "utf8");
  const missing = missingPaths(page, text, (file) => existsSync(path.join(root, file)));
  expect(missing, `Renamed? Write the new path from the root into ${page}`).toEqual([]);
});

test("the list of decisions names every page, and no other", () => {
  const folder = "docs/decisions";
  const text = readFileSync(path.join(root, folder, "README.md"), "utf8");
  const listed = [...text.matchAll(/\((\d{4}-[a-z0-9-]+\.md)\)/g)].map(([, name]) => name);
  const there = globSync(`${folder}/0*.md`, { cwd: root }).map((file) => path.basename(file));
  expect(new Set(listed)).toEqual(new Set(there));
});

test("who is new reads all decisions in an hour", () => {
  const wordsOf = (page: string) =>
    readFileSync(path.join(root, page), "utf8").match(/[\p{L}\d][^\s|]*/gu)?.length ?? 0;
  expect(decisions.filter((page) => !page.endsWith("README.md")).length).toBeLessThanOrEqual(35);
  expect(decisions.filter((page) => wordsOf(page) > 600)).toEqual([]);
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

test("a package, a URL, an import, a route and an example's code are not taken for paths", () => {
  const text =
    "`@katha/ui`, `http://localhost:1/a.ts`, `./StoryCard.tsx`, `/my/a.json`, [a](https://a.b/c.md)\n```ts\n`lib/a.ts`\n```\n";
  expect(missingPaths("CONTRIBUTING.md", text, () => false)).toEqual([]);
});

const storybookPages = globSync(".storybook/**/*.mdx", { cwd: root });

test.each(storybookPages)("every import of an example in %s exists", (page) => {
  const folderOf = (file: string) =>
    globSync(`packages/*/src/**/${file}`, { cwd: root }).map((found) => path.dirname(found))[0];
  const text = readFileSync(path.join(root, page), "utf8");
  expect(missingImports(text, folderOf, (file) => existsSync(path.join(root, file)))).toEqual([]);
});

test("an import that leads nowhere from the folder of its component is named", () => {
  const text = '```tsx\nimport a from "../a.ts";\nimport { B } from "./B.tsx";\n```\n';
  const exists = (file: string) => file === "parts/B/B.tsx";
  expect(missingImports(text, () => "parts/B", exists)).toEqual(["../a.ts"]);
});
