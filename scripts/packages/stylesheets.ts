import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { stylesheetsOf } from "./entries.ts";

/**
 * Each public stylesheet becomes one file that a plain <link> can load: its imports are inlined, and its fonts are copied
 * beside it with their licences.
 */
export async function publishStylesheets(packageFolder: string): Promise<void> {
  const stylesheets = stylesheetsOf(packageFolder);
  if (stylesheets.length === 0) return;
  const source = path.join(packageFolder, "src");
  const dist = path.join(packageFolder, "dist");
  const { metafile } = await build({
    absWorkingDir: packageFolder,
    entryPoints: stylesheets.map((file) => path.join(source, file)),
    outbase: source,
    outdir: dist,
    bundle: true,
    minify: true,
    metafile: true,
    loader: { ".woff2": "file" },
    assetNames: "typefaces/[name]",
    logLevel: "warning",
  });
  for (const file of stylesheets) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, `${file}.d.ts`), "export {};\n");
  }
  const typefaces = Object.keys(metafile.inputs).filter((input) => input.endsWith(".woff2"));
  for (const [family, licence] of licencesOf(packageFolder, typefaces)) {
    copyFileSync(licence, path.join(dist, "typefaces", `${family}.LICENSE.txt`));
  }
}

function licencesOf(packageFolder: string, typefaces: string[]): Map<string, string> {
  const licences = new Map<string, string>();
  for (const typeface of typefaces) {
    const folder = path.dirname(path.dirname(path.resolve(packageFolder, typeface)));
    const licence = path.join(folder, "LICENSE");
    if (!existsSync(licence)) throw new Error(`${typeface} has no licence beside it.`);
    licences.set(path.basename(folder), licence);
  }
  return licences;
}
