import { readFileSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "vite";

const entry = "index.html";
let read: Manifest | undefined;

function manifest(): Manifest {
  read ??= JSON.parse(
    readFileSync(path.join(import.meta.dirname, "../.vite/manifest.json"), "utf8"),
  ) as Manifest;
  return read;
}

/** The files of a page's own chunk, which the browser would otherwise discover only from the entry script. */
export function filesOf(module: string): string[] {
  const known = withImports(manifest(), entry);
  return [...withImports(manifest(), module)].filter((file) => !known.has(file));
}

const latin = ["mukta", "newsreader-italic", "newsreader-normal", "rozha-one"];
const devanagari = [
  "mukta-devanagari-400-normal",
  "mukta-devanagari-600-normal",
  "rozha-one-devanagari-400-normal",
];
const faces: Readonly<Record<string, readonly string[]>> = {
  en: latin,
  hi: [...latin, ...devanagari],
};

/** The fonts that every rendered page in this language needs. Each that came by itself would lay out the page anew. */
export function fontsOf(language: string): string[] {
  return (faces[language] ?? latin).map((face) => {
    const found = Object.keys(manifest()).find((source) => source.endsWith(`/${face}.woff2`));
    if (found === undefined) throw new Error(`The build has no font ${face}`);
    return manifest()[found]?.file ?? "";
  });
}

function withImports(all: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = all[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(all, imported, files);
  return files;
}
