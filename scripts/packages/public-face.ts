import { globSync, readFileSync } from "node:fs";
import path from "node:path";

export const publishedPackages = ["packages/ui", "packages/api"] as const;

/** A module that others may import by itself, beside the root that hands on everything. */
export interface Entry {
  /** What follows the package's name in an import: ".", "./StoryCard". */
  readonly subpath: string;
  /** The source file, from src: "index.ts", "parts/story/StoryCard/StoryCard.tsx". */
  readonly file: string;
}

/**
 * The rule: the root decides what is public, by itself or by the index.ts of a family that it hands
 * on whole. A component is an entry under its own name, so that it can move to another family without
 * a change for those who import it; a language's words are one under words/, to be loaded late; and
 * so is any other folder with an index.ts.
 */
export function entriesOf(packageFolder: string): Entry[] {
  const source = path.join(packageFolder, "src");
  const handedOn = handedOnBy(source, "index.ts");
  const folders = globSync("*/index.ts", { cwd: source })
    .map(posix)
    .filter((file) => !handedOn.includes(file));
  const entries = [
    { subpath: ".", file: "index.ts" },
    ...folders.map((file) => ({ subpath: `./${path.posix.dirname(file)}`, file })),
    ...handedOn.flatMap((file): Entry[] => {
      const { name, ext } = path.posix.parse(file);
      if (ext === ".tsx") return [{ subpath: `./${name}`, file }];
      return /^words\/[a-z]{2}\.ts$/.test(file) ? [{ subpath: `./words/${name}`, file }] : [];
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

/** The modules that a file hands on values of, each once; a family's index and what it hands on. */
function handedOnBy(source: string, file: string): string[] {
  const code = readFileSync(path.join(source, file), "utf8");
  const found = new Set<string>();
  for (const [, names, target = ""] of code.matchAll(
    /^export\s+(\*|\{[^}]*\})\s+from\s+"\.\/([^"]+)"/gm,
  )) {
    const module = path.posix.join(path.posix.dirname(file), target);
    const isIndex = path.posix.basename(module) === "index.ts";
    if (isIndex && names !== "*") continue;
    found.add(module);
    if (isIndex) for (const next of handedOnBy(source, module)) found.add(next);
  }
  return [...found];
}

/** Stylesheets that others link or import: those that no other stylesheet of ours takes in. */
export function stylesheetsOf(packageFolder: string): string[] {
  const source = path.join(packageFolder, "src");
  const files = globSync("**/*.css", { cwd: source }).map(posix);
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
  const modules = entriesOf(packageFolder).map(({ subpath, file }): [string, Conditions] => {
    const module = file.replace(/\.tsx?$/, "");
    return [
      subpath,
      {
        "@katha/source": `./src/${file}`,
        types: `./dist/${module}.d.ts`,
        default: `./dist/${module}.js`,
      },
    ];
  });
  const stylesheets = stylesheetsOf(packageFolder).map((file): [string, Conditions] => [
    `./${file}`,
    {
      types: `./dist/${file}.d.ts`,
      "@katha/source": `./src/${file}`,
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

function posix(file: string): string {
  return file.split(path.sep).join("/");
}

/** By code point, so that every machine sorts alike. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
