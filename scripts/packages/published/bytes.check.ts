import { mkdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import {
  budgets,
  componentsOf,
  importing,
  modulesWithEsbuild,
  weighWithEsbuild,
  weighWithRolldown,
} from "../bytes.ts";
import { root } from "./consumer.ts";

const names = componentsOf(path.join(root, "packages/ui"));
const folder = path.join(inject("consumer"), "weighed");
beforeAll(() => {
  mkdirSync(folder);
});

test("a component imported from the root loads the same modules as its own entry", async () => {
  const modules = async (from: (name: string) => string) => {
    const entries = names.map((name) => importing(folder, name, from(name)));
    const found: (readonly string[])[] = [];
    // Fifty at a time, because esbuild copies what the root imports for each of them.
    for (let at = 0; at < entries.length; at += 50)
      found.push(...(await modulesWithEsbuild(entries.slice(at, at + 50))));
    return found;
  };
  const alone = await modules((name) => `@katha/ui/${name}`);
  const fromRoot = await modules(() => "@katha/ui");
  const neighbours = names.map((name, index) => {
    const own = alone[index] ?? [];
    expect(own, name).not.toEqual([]);
    return [name, fromRoot[index]?.filter((module) => !own.includes(module))];
  });
  expect(neighbours).toEqual(names.map((name) => [name, []]));
}, 600_000);

test.each(Object.entries(budgets))("%s stays under %i bytes", async (name, most) => {
  const entry = importing(folder, name, "@katha/ui");
  const [built] = await weighWithEsbuild([entry]);
  const rolled = await weighWithRolldown(entry);
  expect(built?.bytes).toBeLessThanOrEqual(most);
  expect(rolled.bytes).toBeLessThanOrEqual(most);
});
