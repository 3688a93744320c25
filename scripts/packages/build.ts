// `npm run build -w @katha/ui`: writes the package's dist: the JavaScript, types and stylesheets that are published.
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "tsup";
import { entriesOf } from "./entries.ts";
import { library } from "./library.ts";
import { writeManifest } from "./manifest.ts";
import { publishStylesheets } from "./stylesheets.ts";
import { removeUnreachable } from "./unreachable.ts";

export async function buildPackage(packageFolder: string): Promise<void> {
  const dist = path.join(packageFolder, "dist");
  if (existsSync(path.join(packageFolder, "src/index.ts"))) await buildModules(packageFolder, dist);
  else {
    rmSync(dist, { recursive: true, force: true });
    await publishStylesheets(packageFolder);
  }
  writeManifest(packageFolder);
}

async function buildModules(packageFolder: string, dist: string): Promise<void> {
  await build({ ...library(packageFolder), config: false });
  writeFlatEntries(packageFolder);
  const entries = entriesOf(packageFolder).map(({ file }) => file.replace(/\.tsx?$/, ""));
  for (const ending of [".js", ".d.ts"] as const) {
    const flat = globSync(`entries/**/*${ending}`, { cwd: dist });
    removeUnreachable(
      dist,
      [...flat, ...entries.map((entry) => path.normalize(entry + ending))],
      ending,
    );
  }
}

/** Writes `dist/entries/Button.js` for `dist/primitives/actions/Button/`, so that one pattern in package.json covers all. */
function writeFlatEntries(packageFolder: string): void {
  const folder = path.join(packageFolder, "dist", "entries");
  for (const { subpath, file } of entriesOf(packageFolder)) {
    if (path.posix.basename(file) === "index.ts") continue;
    const entry = path.join(folder, subpath);
    const module = path.join(packageFolder, "dist", file.replace(/\.tsx?$/, ".js"));
    const target = path.relative(path.dirname(entry), module).replaceAll(path.sep, "/");
    mkdirSync(path.dirname(entry), { recursive: true });
    for (const ending of [".js", ".d.ts"]) {
      writeFileSync(`${entry}${ending}`, `export * from "${target}";\n`);
    }
  }
}

if (import.meta.main) await buildPackage(path.resolve(process.argv[2] ?? "."));
