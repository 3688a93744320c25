import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

export const publishedPackages = ["packages/ui", "packages/api"] as const;

/** A module that others may import: a folder with an index.ts, or the package itself. */
export interface Entry {
  /** What follows the package's name in an import: ".", "./StoryCard". */
  readonly subpath: string;
  /** The module without its ending, from src: "index", "parts/story/StoryCard/index". */
  readonly module: string;
}

/**
 * The rule: every folder of src with an index.ts is public under the folder's own name. A component
 * can move to another family without a change for those who import it.
 */
export function entriesOf(packageFolder: string): Entry[] {
  const modules = globSync("**/index.ts", { cwd: path.join(packageFolder, "src") }).map((file) =>
    file.split(path.sep).join("/").slice(0, -".ts".length),
  );
  const entries = modules.map((module) => ({ subpath: subpathOf(module), module }));
  const taken = new Map<string, string>();
  for (const { subpath, module } of entries) {
    const other = taken.get(subpath);
    if (other) {
      throw new Error(
        `src/${other}.ts and src/${module}.ts would both be imported as ${subpath}: rename one folder.`,
      );
    }
    taken.set(subpath, module);
  }
  return entries.toSorted((one, other) => compare(one.subpath, other.subpath));
}

/** Stylesheets that others link or import: those that no other stylesheet of ours takes in. */
export function stylesheetsOf(packageFolder: string): string[] {
  const source = path.join(packageFolder, "src");
  const files = globSync("**/*.css", { cwd: source }).map((file) => file.split(path.sep).join("/"));
  const takenIn = new Set(
    files.flatMap((file) =>
      [
        ...readFileSync(path.join(source, file), "utf8").matchAll(/@import\s+["'](\.[^"']+)["']/g),
      ].map(([, target = ""]) => path.posix.join(path.posix.dirname(file), target)),
    ),
  );
  return files.filter((file) => !takenIn.has(file)).toSorted(compare);
}

type Conditions = Record<string, string>;

/** What package.json says under "exports". Order matters: the first condition that holds is taken. */
export function exportsOf(packageFolder: string): Record<string, string | Conditions> {
  const modules = entriesOf(packageFolder).map(({ subpath, module }): [string, Conditions] => [
    subpath,
    {
      "@katha/source": `./src/${module}.ts`,
      types: `./dist/${module}.d.ts`,
      default: `./dist/${module}.js`,
    },
  ]);
  const stylesheets = stylesheetsOf(packageFolder).map((file): [string, Conditions] => [
    `./${file}`,
    {
      "@katha/source": `./src/${file}`,
      types: `./dist/${file}.d.ts`,
      style: `./dist/${file}`,
      default: `./dist/${file}`,
    },
  ]);
  return Object.fromEntries([...modules, ...stylesheets, ["./package.json", "./package.json"]]);
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
  exports: Record<string, string | Conditions>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export function isBuilt(packageFolder: string): boolean {
  return existsSync(path.join(packageFolder, "dist", "index.js"));
}

function subpathOf(module: string): string {
  const folder = path.posix.dirname(module);
  return folder === "." ? "." : `./${path.posix.basename(folder)}`;
}

/** By code point, so that every machine sorts alike. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
