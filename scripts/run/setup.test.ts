import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isInstalled, type Packages } from "./setup.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha install "));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const locked: Packages = {
  "": { version: "1.0.0" },
  "packages/ui": { version: "1.0.0" },
  "node_modules/@katha/ui": { link: true },
  "node_modules/zod": { version: "4.0.0", integrity: "sha512-a" },
  "node_modules/other-platform": { version: "1.0.0", integrity: "sha512-b", optional: true },
};
const { "node_modules/other-platform": _, ...installed } = locked;

async function machine(written?: Packages) {
  await writeFile(path.join(folder, "package-lock.json"), JSON.stringify({ packages: locked }));
  if (!written) return;
  await mkdir(path.join(folder, "node_modules"));
  const hidden = path.join(folder, "node_modules", ".package-lock.json");
  await writeFile(hidden, JSON.stringify({ packages: written }));
}

test("an installation that matches the lockfile is installed", async () => {
  await machine(installed);
  expect(isInstalled(folder)).toBe(true);
});

test("a fresh clone, or an install that was interrupted, is not installed", async () => {
  await machine();
  expect(isInstalled(folder)).toBe(false);
});

test("a missing package, or another version of it, is not installed", async () => {
  const { "node_modules/zod": zod, ...without } = installed;
  await machine(without);
  expect(isInstalled(folder)).toBe(false);
  await rm(path.join(folder, "node_modules"), { recursive: true });
  await machine({ ...installed, "node_modules/zod": { ...zod, version: "3.9.0" } });
  expect(isInstalled(folder)).toBe(false);
});
