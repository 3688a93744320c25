import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addressesOf } from "../site/addresses.ts";
import type { Addresses } from "../site/addresses.ts";
import { pageGroups } from "../site/places.ts";
import { publishedReadme } from "./readme.ts";

/** A file of the package, or one for each condition. */
type Target = string | { readonly [condition: string]: Target };

interface WorkspaceManifest {
  readonly exports: Readonly<Record<string, Target>>;
  /** Programs, by their names. */
  readonly bin?: Readonly<Record<string, Target>>;
  readonly [field: string]: unknown;
}

const root = path.resolve(import.meta.dirname, "../..");
/** Resolves to the sources, inside the workspace alone. */
const ofWorkspace = "@katha/source";
/** What npm needs of a manifest in the workspace, and nobody who installs the package. */
const unpublished = new Set(["files", "scripts", "devDependencies", "publishConfig"]);

/** Makes `dist` the folder that is published, with a manifest that names files from there. */
export function writeManifest(packageFolder: string): void {
  const dist = path.join(packageFolder, "dist");
  const manifest: WorkspaceManifest = JSON.parse(
    readFileSync(path.join(packageFolder, "package.json"), "utf8"),
  );
  const inRepository = path.relative(root, packageFolder).replaceAll(path.sep, "/");
  const addresses = addressesOf(process.env);
  const moved = (targets: Readonly<Record<string, Target>>) =>
    mapValues(targets, (target) => inDist(packageFolder, target));
  const published = Object.entries({
    ...manifest,
    ...(addresses && fieldsOf(addresses, inRepository)),
    exports: moved(manifest.exports),
    ...(manifest.bin && { bin: moved(manifest.bin) }),
  }).filter(([field]) => !unpublished.has(field));
  const text = JSON.stringify(Object.fromEntries(published), null, 2);
  writeFileSync(path.join(dist, "package.json"), `${text}\n`);
  const beside = ["CHANGELOG.md", "LICENSE"].filter((file) =>
    existsSync(path.join(packageFolder, file)),
  );
  for (const file of beside) copyFileSync(path.join(packageFolder, file), path.join(dist, file));
  const readme = publishedReadme(readFileSync(path.join(packageFolder, "README.md"), "utf8"), {
    packageFolder: inRepository,
    published: new Set(beside),
    pages: new Set(pageGroups(root).flatMap(({ pages }) => pages)),
    addresses,
  });
  writeFileSync(path.join(dist, "README.md"), readme);
}

/** What npm shows beside the package. Its provenance compares the repository with where the tarball was built. */
function fieldsOf({ repository, site }: Addresses, directory: string) {
  return {
    homepage: `${site}${directory}/`,
    bugs: { url: `${repository}/issues` },
    repository: { type: "git", url: `git+${repository}.git`, directory },
  };
}

function inDist(packageFolder: string, target: Target): Target {
  if (typeof target !== "string") {
    const { [ofWorkspace]: _, ...others } = target;
    return mapValues(others, (inner) => inDist(packageFolder, inner));
  }
  if (!target.startsWith("./src/")) return target.replace(/^\.\/dist\//, "./");
  const name = path.basename(target);
  // Data: more than half of it would be indentation.
  const data: unknown = JSON.parse(readFileSync(path.join(packageFolder, target), "utf8"));
  writeFileSync(path.join(packageFolder, "dist", name), JSON.stringify(data));
  return `./${name}`;
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
