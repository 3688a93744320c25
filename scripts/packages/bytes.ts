import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import type { BuildOptions, Plugin } from "esbuild";
import { rolldown } from "rolldown";
import { PlainError, root } from "../run/program.mjs";
import { compare, entriesOf, readManifest } from "./public-face.ts";
import type { Report } from "./report.ts";

/** What a page pays for one import beyond React and emotion, before it fetches anything on demand. */
export interface Weight {
  /** Brotli, minified. */
  readonly bytes: number;
  /** Modules of @katha/ui that came along, from dist. */
  readonly modules: readonly string[];
}

type Bundle = { code: Uint8Array; files: string[] };

const external = /^(?:react|react-dom|@emotion\/react|@emotion\/styled)(?:$|\/)/;
const define = { "process.env.NODE_ENV": '"production"' };

const forBrowsers = {
  absWorkingDir: root,
  outdir: path.join(root, "weighed"),
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: "esm",
  target: "es2022",
  define,
  external: ["react", "react-dom", "@emotion/*"],
  logLevel: "silent",
} satisfies BuildOptions;

/** What is fetched on demand stays outside; taken in, it would have every module of the root wrapped. */
const leftForLater: Plugin = {
  name: "left for later",
  setup(bundling) {
    bundling.onResolve({ filter: /^\./ }, ({ kind, path: to }) =>
      kind === "dynamic-import" ? { path: to, external: true } : undefined,
    );
  },
};

/** Weighs many imports in one go: each is an entry of its own that shares nothing with the others. */
export async function weighWithEsbuild(entries: readonly string[]): Promise<Weight[]> {
  const { outputFiles, metafile } = await build({
    ...forBrowsers,
    entryPoints: [...entries],
    plugins: [leftForLater],
  });
  const outputs = Object.values(metafile.outputs);
  return outputs.map(({ inputs }, index) => {
    const brought = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    return weightOf({
      code: outputFiles[index]?.contents ?? new Uint8Array(),
      files: brought.map(([file]) => file),
    });
  });
}

export async function weighWithRolldown(entry: string): Promise<Weight> {
  const bundle = await rolldown({
    input: entry,
    external,
    transform: { define, target: "es2022" },
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  const chunks = new Map(
    output.flatMap((made) => (made.type === "chunk" ? [[made.fileName, made] as const] : [])),
  );
  const first = reached(output[0].fileName, (file) => chunks.get(file)?.imports ?? []).flatMap(
    (file) => chunks.get(file) ?? [],
  );
  return weightOf({
    code: Buffer.from(first.map(({ code }) => code).join("")),
    files: first.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([file, { renderedLength }]) =>
        renderedLength > 0 ? [file] : [],
      ),
    ),
  });
}

function reached(start: string, importsOf: (file: string) => readonly string[]): string[] {
  const files = new Set([start]);
  for (const file of files) for (const next of importsOf(file)) files.add(next);
  return [...files];
}

function weightOf({ code, files }: Bundle): Weight {
  const modules = files.flatMap((file) => /@katha\/ui\/dist\/(.*)\.js$/.exec(file)?.[1] ?? []);
  return { bytes: brotliCompressSync(code).length, modules: modules.toSorted(compare) };
}

/** Writes the page that wants one name and nothing else. */
export function importing(folder: string, name: string, from: string): string {
  const file = path.join(folder, `${name}-from-${path.basename(from)}.mjs`);
  writeFileSync(file, `import { ${name} } from "${from}";\nglobalThis.used = ${name};\n`);
  return file;
}

export function componentsOf(packageFolder: string): string[] {
  return entriesOf(packageFolder)
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(({ subpath }) => subpath.slice(2));
}

export const budgets: Readonly<Record<string, number>> = {
  Button: 6_144,
  StoryCard: 9_216,
  PlayScreen: 40_960,
};

/**
 * Taking one component out of the root must bring what its own entry brings and nothing more: with
 * that held for every component, nobody pays for a neighbour.
 */
export async function checkBytes(report: Report, consumer: string): Promise<void> {
  const folder = path.join(root, "packages/ui");
  const { name: library } = readManifest(folder);
  const names = componentsOf(folder);
  const weighed = path.join(consumer, "weighed");
  mkdirSync(weighed);
  const fromRoot = names.map((name) => importing(weighed, name, library));

  await report.check("each component comes alone out of the root", async () => {
    const alone = await weighWithEsbuild(
      names.map((name) => importing(weighed, name, `${library}/${name}`)),
    );
    const strays: string[] = [];
    for (const [index, { modules }] of (await weighWithEsbuild(fromRoot)).entries()) {
      const own = alone[index]?.modules ?? [];
      const extra = modules.filter((module) => !own.includes(module));
      if (extra.length > 0) strays.push(`${names[index]} also brings ${extra.join(", ")}`);
      if (own.length === 0) strays.push(`${names[index]} brings no module of ours at all`);
    }
    if (strays.length > 0) throw new PlainError(strays.join("\n"));
    return `${names.length} components`;
  });
  for (const [name, most] of Object.entries(budgets)) {
    await report.check(`${name} stays under ${most} bytes`, async () => {
      const entry = importing(weighed, name, library);
      const [built] = await weighWithEsbuild([entry]);
      const rolled = await weighWithRolldown(entry);
      if (!built) throw new PlainError(`${name} was not bundled.`);
      const said = `${built.bytes} with esbuild, ${rolled.bytes} with Rolldown`;
      if (Math.max(built.bytes, rolled.bytes) > most) {
        throw new PlainError(`${said}: ${built.modules.join(", ")}`);
      }
      return `${said}, of ${built.modules.length} modules`;
    });
  }
}
