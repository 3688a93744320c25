import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { entriesOf, publishedPackages, readManifest, stylesheetsOf } from "../entries.ts";
import { root, typeErrors } from "./consumer.ts";
import { pieces, readmes } from "./readme-code.ts";

const project = inject("strictProject");

/** Redux Toolkit 2.14 does not compile under exactOptionalPropertyTypes itself; our code must. */
const fromReduxToolkit = /^\.\.\/node_modules\/@reduxjs\/toolkit\//;

function importsOfEverything(folder: string): string {
  const packageFolder = path.join(root, folder);
  const { name } = readManifest(packageFolder);
  const modules = entriesOf(packageFolder).map(
    ({ subpath }, index) =>
      `export * as ${path.basename(folder)}${index} from "${name}${subpath.slice(1)}";\n`,
  );
  const stylesheets = stylesheetsOf(packageFolder).map((file) => `import "${name}/${file}";\n`);
  return modules.concat(stylesheets).join("");
}

const before = `import { Button, StoryCard } from "@katha/ui";
import type { CardStory } from "@katha/ui";
const story: CardStory = {
  id: "1", title: "A story", tagline: "", coverImageUrl: null, imageAlt: "", category: null, language: "en",
  author: { displayName: "Katha", avatarUrl: null }, stats: { likesTotal: 0, playsTotal: 0, bookmarksTotal: 0 },
};
export const right = [<Button variant="primary">Play</Button>, <StoryCard story={story} rank={1} />];
`;

const mistakes = {
  "a card without a story": "export const wrong = <StoryCard />;",
  "a variant that does not exist": `export const wrong = <Button variant="gigantic">Play</Button>;`,
  "undefined given for a prop":
    "export const wrong = <StoryCard story={story} rank={undefined} />;",
  "a prop that does not exist": "export const wrong = <StoryCard story={story} shiny />;",
};

function write(file: string, code: string): void {
  const target = path.join(project, "src", file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
}

/** All of it in one compilation, which has to read the packages and their libraries only once. */
let errors: string[] = [];
beforeAll(async () => {
  write("everything.ts", publishedPackages.map(importsOfEverything).join(""));
  for (const [name, language] of readmes)
    for (const [at, code] of pieces(name, language).entries())
      write(`readme-${name}/${at}.${language}`, code);
  for (const [at, code] of Object.values(mistakes).entries())
    write(`wrong/${at}.tsx`, `${before}${code}\n`);
  errors = await typeErrors(project, ["--noEmit"]);
});

const isWanted = (error: string) => error.startsWith("src/wrong/");

test("every entry and the READMEs' code compile with every strict flag, no declaration skipped", () => {
  expect(errors.filter((error) => !isWanted(error) && !fromReduxToolkit.test(error))).toEqual([]);
});

describe("the compiler stops", () => {
  test.each(Object.keys(mistakes).map((mistake, at) => [mistake, at] as const))("%s", (_, at) => {
    const own = errors.filter((error) => error.startsWith(`src/wrong/${at}.tsx`));
    expect(own.map((error) => error.split(",")[0])).toEqual([`src/wrong/${at}.tsx(8`]);
  });

  test("nothing else", () => {
    expect(errors.filter(isWanted)).toHaveLength(Object.keys(mistakes).length);
  });
});

test("a bundler's module resolution finds every entry too", async () => {
  const bundled = ["--module", "esnext", "--moduleResolution", "bundler", "--skipLibCheck"];
  const config = { extends: "./tsconfig.json", files: ["src/everything.ts"], include: [] };
  writeFileSync(path.join(project, "tsconfig.bundled.json"), JSON.stringify(config));
  const options = ["--noEmit", "-p", "tsconfig.bundled.json", ...bundled];
  expect(await typeErrors(project, options)).toEqual([]);
});
