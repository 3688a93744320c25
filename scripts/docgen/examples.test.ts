import { globSync } from "node:fs";
import path from "node:path";
import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { examplesOf } from "./examples.ts";
import { libraryNames } from "./names.ts";

const ui = path.resolve(import.meta.dirname, "../../packages/ui");

test("the code of every story of a primitive is a module with a default export", async () => {
  const names = libraryNames(ui);
  const files = globSync("src/primitives/**/*.stories.tsx", { cwd: ui });
  const codes = await Promise.all(files.map((file) => examplesOf(path.join(ui, file), names)));
  const examples = codes.flatMap((each) => Object.entries(each));
  expect(examples.length).toBeGreaterThan(200);
  const broken = examples.flatMap(([id, code]) => {
    const { errors, module } = parseSync("example.tsx", code);
    return errors.length > 0 || module.staticExports.length === 0 ? [id] : [];
  });
  // Storybook writes its Markdown, with a `>`, between the tags.
  expect(broken).toEqual(["primitives-markdown--prose"]);
});
