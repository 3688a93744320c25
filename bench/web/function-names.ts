import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** A place in a built script, counted from 1, as traces have it. */
export interface CodePlace {
  readonly functionName?: string;
  readonly url?: string;
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}

export type NameOf = (place: CodePlace) => string;

const app = fileURLToPath(new URL("../../packages/app", import.meta.url));

/** How the source calls a function of the built app. The app is built once more for it, with source maps. */
export async function functionNames(): Promise<NameOf> {
  const folder = await mkdtemp(path.join(tmpdir(), "katha-maps-"));
  try {
    await build({
      root: app,
      logLevel: "silent",
      build: { outDir: folder, emptyOutDir: true, sourcemap: "hidden" },
    });
    const assets = path.join(folder, "assets");
    const maps = new Map<string, SourceMap>();
    for (const file of await readdir(assets)) {
      if (file.endsWith(".js.map"))
        maps.set(
          file.slice(0, -".map".length),
          new SourceMap(JSON.parse(await readFile(path.join(assets, file), "utf8"))),
        );
    }
    return (place) => nameIn(maps, place);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function nameIn(maps: ReadonlyMap<string, SourceMap>, place: CodePlace): string {
  const { functionName = "", url = "", lineNumber = 1, columnNumber = 1 } = place;
  const script = url.slice(url.lastIndexOf("/") + 1);
  const entry = maps.get(script)?.findEntry(lineNumber - 1, columnNumber - 1);
  // Some code is the bundler's own.
  if (!entry || !("originalSource" in entry) || !entry.originalSource)
    return `${functionName} in ${script}`.trim();
  const file = entry.originalSource.split("/").slice(-3).join("/");
  return `${functionName} in ${file}:${entry.originalLine + 1}`.trim();
}
