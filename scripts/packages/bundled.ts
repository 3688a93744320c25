import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { compare, readManifest } from "./entries.ts";

/**
 * The libraries behind the modules of `src/bundled` are published inside ours, with their licences: whoever installs the
 * package gets two files in the place of a hundred packages. What the manifest names as a dependency stays outside.
 */
export async function bundleLibraries(packageFolder: string): Promise<void> {
  const source = path.join(packageFolder, "src/bundled");
  const modules = globSync("*.ts", { cwd: source });
  if (modules.length === 0) return;
  const { dependencies, peerDependencies } = readManifest(packageFolder);
  const target = path.join(packageFolder, "dist/bundled");
  const { metafile } = await build({
    entryPoints: modules.map((file) => path.join(source, file)),
    outdir: target,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["import", "production"],
    // Lingui warns of texts that are still to be compiled: none of ours reaches it.
    drop: ["console"],
    define: { "process.env.NODE_ENV": '"production"' },
    external: Object.keys({ ...dependencies, ...peerDependencies }),
    metafile: true,
    logLevel: "warning",
  });
  const folders = Object.keys(metafile.inputs).flatMap(
    (file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
  );
  const licences = [...new Set(folders)].toSorted(compare).map(licenceOf);
  writeFileSync(path.join(target, "LICENSES.txt"), licences.join("\n\n"));
}

function licenceOf(folder: string): string {
  const [file] = globSync("{licen[cs]e,LICEN[CS]E}*", { cwd: folder });
  if (file === undefined) throw new Error(`${folder} has no licence beside it.`);
  const { name, version } = readManifest(folder);
  return `${name} ${version}\n\n${readFileSync(path.join(folder, file), "utf8").trim()}\n`;
}
