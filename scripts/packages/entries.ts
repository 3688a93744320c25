import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

/** Those with modules. */
export const libraries = ["packages/ui", "packages/api", "packages/storygraph"] as const;

export const publishedPackages = [...libraries, "packages/fonts"] as const;

/** A module that can be imported on its own, besides the root, which exports everything. */
export interface Entry {
  /** The subpath after the package's name: ".", "./StoryCard". */
  readonly subpath: string;
  /** The source file, from src: "index.ts", "parts/story/StoryCard/StoryCard.tsx". */
  readonly file: string;
}

/**
 * The root's index.ts decides what is public. Each component that it exports, directly or through a folder's index.ts, is
 * also an entry under its own name, wherever its file is; so are each language under messages/, whole and by area, and each folder
 * whose index.ts the root does not re-export.
 */
export function entriesOf(packageFolder: string): Entry[] {
  const source = path.join(packageFolder, "src");
  if (!existsSync(path.join(source, "index.ts"))) return [];
  const exported = exportedBy(source, "index.ts");
  const folders = globSync("*/index.ts", { cwd: source })
    .map(posix)
    .filter((file) => !exported.includes(file) && file !== "testing/index.ts");
  const catalogues = globSync("messages/locales/{*,*/*}.ts", { cwd: source }).map(posix);
  const entries = [
    { subpath: ".", file: "index.ts" },
    ...folders.map((file) => ({ subpath: `./${path.posix.dirname(file)}`, file })),
    ...catalogues.map((file) => ({
      subpath: `./messages/${file.slice("messages/locales/".length, -".ts".length)}`,
      file,
    })),
    ...exported.flatMap((file): Entry[] => {
      const { name, ext } = path.posix.parse(file);
      return ext === ".tsx" ? [{ subpath: `./${name}`, file }] : [];
    }),
  ];
  const taken = new Map<string, string>();
  for (const { subpath, file } of entries) {
    const other = taken.get(subpath);
    if (other !== undefined) {
      throw new Error(`${other} and ${file} would both be imported as ${subpath}: rename one.`);
    }
    taken.set(subpath, file);
  }
  return entries.toSorted((one, other) => compare(one.subpath, other.subpath));
}

/** The modules whose values a file re-exports, including those behind index files, without duplicates. */
function exportedBy(source: string, file: string): string[] {
  const code = readFileSync(path.join(source, file), "utf8");
  const found = new Set<string>();
  for (const [, names, target = ""] of code.matchAll(
    /^export\s+(\*|\{[^}]*\})\s+from\s+"\.\/([^"]+)"/gm,
  )) {
    const module = path.posix.join(path.posix.dirname(file), target);
    const isIndex = path.posix.basename(module) === "index.ts";
    if (isIndex && names !== "*") continue;
    found.add(module);
    if (isIndex) for (const next of exportedBy(source, module)) found.add(next);
  }
  return [...found];
}

/** The public stylesheets: those that no other stylesheet of ours imports. */
export function stylesheetsOf(packageFolder: string): string[] {
  const source = path.join(packageFolder, "src");
  const files = globSync("**/*.css", { cwd: source }).map(posix);
  const imported = new Set(
    files.flatMap((file) =>
      [
        ...readFileSync(path.join(source, file), "utf8").matchAll(/@import\s+["'](\.[^"']+)["']/g),
      ].map(([, target = ""]) => path.posix.join(path.posix.dirname(file), target)),
    ),
  );
  return files.filter((file) => !imported.has(file)).toSorted(compare);
}

export function readManifest(packageFolder: string): Manifest {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(packageFolder, "package.json"), "utf8"),
  );
  return manifest;
}

export interface Manifest {
  name: string;
  version: string;
  engines?: { node?: string };
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

function posix(file: string): string {
  return file.split(path.sep).join("/");
}

/** Sorts by code point, so that the order is the same on every machine. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
