import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { publishedPackages } from "./entries.ts";

const root = path.resolve(import.meta.dirname, "../..");

// npm packs only files from the package's own folder.
describe.each(publishedPackages)("%s", (name) => {
  test.each(["LICENSE", "CHANGELOG.md"])("has the %s of the repository", (file) => {
    const text = (folder: string) => readFileSync(path.join(root, folder, file), "utf8");
    expect(text(name)).toBe(text("."));
  });
});
