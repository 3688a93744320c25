import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root, runQuietly } from "./program.mjs";
import { withProgress } from "./progress.mjs";
import { pinnedNode } from "./runtime.mjs";

const sources = [
  "packages/app",
  "packages/ui",
  "packages/api",
  "packages/storygraph",
  "package-lock.json",
  "tsconfig.base.json",
];
const notSources = new Set(["node_modules", "dist", ".turbo", "coverage"]);
const notSource = /\.(stories|test)\.tsx?$|\.md$/;
const stamp = path.join(root, "node_modules", ".cache", "katha", "app-build");
const built = path.join(root, "packages", "app", "dist", "index.html");

/** Builds the app when its sources are not those of the last build. Answers whether it did. */
export async function ensureAppBuilt() {
  if (readOrEmpty(stamp) === currentStamp()) return false;
  await buildApp();
  return true;
}

export async function buildApp() {
  let latest = "";
  const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
  await withProgress(
    "Building the app",
    () =>
      runQuietly(pinnedNode(), [vite, "build"], {
        cwd: path.join(root, "packages", "app"),
        onLine: (line) => (latest = line),
      }),
    { howFar: () => stripVTControlCharacters(latest).slice(0, 60) },
  );
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, currentStamp());
}

/** What the app is built from, and the page that came of it, as one hash. */
function currentStamp() {
  const hash = createHash("sha256");
  for (const source of sources) add(hash, path.join(root, source));
  hash.update(readOrEmpty(built));
  return hash.digest("hex");
}

/** @param {import("node:crypto").Hash} hash @param {string} place */
function add(hash, place) {
  let entries;
  try {
    entries = readdirSync(place, { withFileTypes: true });
  } catch {
    hash.update(path.relative(root, place)).update(readFileSync(place));
    return;
  }
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    const inside = path.join(place, entry.name);
    if (entry.isDirectory()) {
      if (!notSources.has(entry.name)) add(hash, inside);
    } else if (!notSource.test(entry.name)) {
      hash.update(path.relative(root, inside)).update(readFileSync(inside));
    }
  }
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
