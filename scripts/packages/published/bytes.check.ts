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

/** What the root brings besides, it brings to every import alike: a few show it. */
const some = process.env["THOROUGH"] ? names : names.filter((_, at) => at % 20 === 0);

test("a component imported from the root loads the same modules as its own entry", async () => {
  const modules = async (from: (name: string) => string) => {
    const entries = some.map((name) => importing(folder, name, from(name)));
    const found: (readonly string[])[] = [];
    // Fifty at a time, because esbuild copies what the root imports for each of them.
    for (let at = 0; at < entries.length; at += 50)
      found.push(...(await modulesWithEsbuild(entries.slice(at, at + 50))));
    return found;
  };
  const alone = await modules((name) => `@katha/ui/${name}`);
  const fromRoot = await modules(() => "@katha/ui");
  const neighbours = some.map((name, index) => {
    const own = alone[index] ?? [];
    expect(own, name).not.toEqual([]);
    return [name, fromRoot[index]?.filter((module) => !own.includes(module))];
  });
  expect(neighbours).toEqual(some.map((name) => [name, []]));
}, 300_000);

test.each(Object.entries(budgets))("%s stays under %i bytes", async (name, most) => {
  const entry = importing(folder, name, "@katha/ui");
  const [built] = await weighWithEsbuild([entry]);
  const rolled = await weighWithRolldown(entry);
  expect(built?.bytes).toBeLessThanOrEqual(most);
  expect(rolled.bytes).toBeLessThanOrEqual(most);
});
