import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { publishedPackages } from "./entries.ts";

const root = path.resolve(import.meta.dirname, "../..");

// npm packs a LICENSE that lies in the package's own folder, and no other.
test.each(publishedPackages)("%s has the licence of the repository", (name) => {
  const licence = (folder: string) => readFileSync(path.join(root, folder, "LICENSE"), "utf8");
  expect(licence(name)).toBe(licence("."));
});
