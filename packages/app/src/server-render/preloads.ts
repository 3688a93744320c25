import { readFileSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "vite";

const entry = "index.html";
let manifest: Manifest | undefined;

/** The files of a page's own chunk, which the browser would otherwise discover only from the entry script. */
export function filesOf(module: string): string[] {
  manifest ??= JSON.parse(
    readFileSync(path.join(import.meta.dirname, "../.vite/manifest.json"), "utf8"),
  ) as Manifest;
  const known = withImports(manifest, entry);
  return [...withImports(manifest, module)].filter((file) => !known.has(file));
}

function withImports(all: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = all[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(all, imported, files);
  return files;
}
