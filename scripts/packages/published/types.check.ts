import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { entriesOf, readManifest, stylesheetsOf } from "../entries.ts";
import { fromReduxToolkit, resolutions, root, typeErrors } from "./consumer.ts";

const project = inject("strictProject");
const check = (...options: string[]) => typeErrors(project, ["--noEmit", ...options]);

beforeAll(() => {
  mkdirSync(path.join(project, "src-api"));
  const pieces = ["packages/ui", "packages/storygraph"].map(importsOfEverything);
  writeFileSync(path.join(project, "src/everything.ts"), pieces.join(""));
  writeFileSync(path.join(project, "src-api/everything.ts"), importsOfEverything("packages/api"));
  writeConfig("api");
});

/** `tsconfig.<name>.json`, for what is in `src-<name>`. */
function writeConfig(name: string): void {
  const config = {
    extends: "./tsconfig.json",
    include: [`src-${name}`],
    compilerOptions: { rootDir: "." },
  };
  writeFileSync(path.join(project, `tsconfig.${name}.json`), JSON.stringify(config));
}

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

describe.each(resolutions.map((options) => [options[3], options] as const))(
  "every strict flag, no declaration skipped, module resolution %s",
  (_, options) => {
    test("@katha/ui and @katha/storygraph compile", async () => {
      expect(await check(...options)).toEqual([]);
    });

    test("@katha/api compiles", async () => {
      const errors = await check("-p", "tsconfig.api.json", ...options);
      expect(errors.filter((error) => !fromReduxToolkit.test(error))).toEqual([]);
    });
  },
);

const before = `import { Button, StoryCard } from "@katha/ui";
import type { StorySummary } from "@katha/ui";
const story: StorySummary = {
  id: "1", href: "/1", title: "A story", tagline: "", description: "", cover: null, category: null,
  author: { name: "Katha", avatar: null }, language: "en", likes: 0, plays: 0, bookmarks: 0,
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

describe("the compiler stops", () => {
  let errors: string[] = [];
  beforeAll(async () => {
    mkdirSync(path.join(project, "src-wrong"));
    for (const [at, code] of Object.values(mistakes).entries())
      writeFileSync(path.join(project, `src-wrong/${at}.tsx`), `${before}${code}\n`);
    writeConfig("wrong");
    errors = await check("-p", "tsconfig.wrong.json");
  });

  test.each(Object.keys(mistakes).map((mistake, at) => [mistake, at] as const))("%s", (_, at) => {
    const own = errors.filter((error) => error.startsWith(`src-wrong/${at}.tsx`));
    expect(own.map((error) => error.split(",")[0])).toEqual([`src-wrong/${at}.tsx(8`]);
  });

  test("nothing else", () => {
    expect(errors).toHaveLength(Object.keys(mistakes).length);
  });
});
