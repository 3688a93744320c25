import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The folders in which Node looks for a package from `place`, nearest first. */
function lookups(place: string, name: string): string[] {
  const parents = place.split("/node_modules/").map((_, at, all) => all.slice(0, at + 1));
  const nested = parents.map((parent) => `${parent.join("/node_modules/")}/node_modules/${name}`);
  return [...nested.toReversed(), `node_modules/${name}`];
}

test("the lockfile has the programs of every platform, so that npm ci works on all of them", async () => {
  const lock = JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8"));
  const packages: Record<string, Locked> = lock.packages;
  const missing = Object.entries(packages).flatMap(([place, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !lookups(place, name).some((found) => packages[found]))
      .map((name) => `${name}, wanted by ${place}`),
  );
  expect(missing).toEqual([]);
});
