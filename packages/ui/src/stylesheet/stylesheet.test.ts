import type { SerializedStyles } from "@emotion/react";
import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { classes, leftOut, withoutClass } from "./classes.ts";
import { examples } from "./examples.ts";
import { classStylesheet } from "./stylesheet.ts";

const about =
  "/* Made from the styles.ts of the primitives: run the unit tests with -u after a change there. */";
const spread = transformSync(classStylesheet(), { loader: "css" });
const css = `${about}\n${spread.code}`;
const names = Object.values(classes).flatMap(Object.keys);
const modules = import.meta.glob<Record<string, unknown>>("../primitives/*/*/styles.ts", {
  eager: true,
});

test("classes.css is up to date with the styles of the components, and is CSS", async () => {
  await expect(css).toMatchFileSnapshot("./classes.css");
  expect(transformSync(css, { loader: "css" }).warnings).toEqual([]);
});

test("each class has a rule, and there is no other", () => {
  const written = new Set(css.match(/(?<=\.)katha-[\w-]+/g));
  expect([...written].toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test("an example uses each class, and no other", () => {
  const used = Object.values(examples).flatMap(({ html }) =>
    [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, all = ""]) => all.split(" ")),
  );
  expect([...new Set(used)].toSorted()).toEqual(names.toSorted());
});

function stylesIn(exported: unknown): SerializedStyles[] {
  if (typeof exported !== "object" || exported === null) return [];
  if ("styles" in exported && "name" in exported) return [exported as SerializedStyles];
  return Object.values(exported).flatMap(stylesIn);
}

test("each primitive has classes for all of its styles, or it is said why not", () => {
  const written = new Set(
    [
      ...Object.values(classes).flatMap(Object.values<SerializedStyles>),
      ...withoutClass.keys(),
    ].map(({ styles }) => styles),
  );
  const folders = Object.entries(modules).map(
    ([file, module]) => [/primitives\/(.+)\/styles/.exec(file)?.[1] ?? "", module] as const,
  );
  const missing = folders
    .filter(([folder]) => !(folder in leftOut))
    .flatMap(([folder, module]) =>
      stylesIn(module)
        .filter(({ styles }) => /[^;\s]/.test(styles) && !written.has(styles))
        .map(({ styles }) => `${folder}: ${styles}`),
    );
  expect(missing).toEqual([]);
  const known = new Set(folders.map(([folder]) => folder));
  expect(Object.keys(leftOut).filter((folder) => !known.has(folder))).toEqual([]);
});

test("styles.css is katha.css and the classes", () => {
  const importsOf = (file: string) =>
    readFileSync(path.resolve(import.meta.dirname, "..", file), "utf8").match(
      /(?<=@import ")[^"]+/g,
    );
  expect(importsOf("styles.css")).toEqual([
    ...(importsOf("katha.css") ?? []),
    "./stylesheet/classes.css",
  ]);
});
