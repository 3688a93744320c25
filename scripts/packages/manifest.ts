import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A file of the package, or one for each condition. */
type Target = string | { readonly [condition: string]: Target };

interface WorkspaceManifest {
  readonly exports: Readonly<Record<string, Target>>;
  readonly [field: string]: unknown;
}

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
  const exports = mapValues(manifest.exports, (target) => inDist(packageFolder, target));
  const published = Object.entries({ ...manifest, exports }).filter(
    ([field]) => !unpublished.has(field),
  );
  const text = JSON.stringify(Object.fromEntries(published), null, 2);
  writeFileSync(path.join(dist, "package.json"), `${text}\n`);
  for (const file of ["CHANGELOG.md", "LICENSE", "README.md"])
    copyFileSync(path.join(packageFolder, file), path.join(dist, file));
}

function inDist(packageFolder: string, target: Target): Target {
  if (typeof target !== "string") {
    const { [ofWorkspace]: _, ...others } = target;
    return mapValues(others, (inner) => inDist(packageFolder, inner));
  }
  if (!target.startsWith("./src/")) return target.replace(/^\.\/dist\//, "./");
  // Not built: published as it is.
  const name = path.basename(target);
  copyFileSync(path.join(packageFolder, target), path.join(packageFolder, "dist", name));
  return `./${name}`;
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
