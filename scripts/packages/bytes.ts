import { writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import type { BuildOptions, Plugin } from "esbuild";
import { rolldown } from "rolldown";
import { compare, entriesOf, readManifest } from "./entries.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** The cost of one import to a page, without React and emotion and before anything is loaded on demand. */
export interface Weight {
  /** Brotli, minified. */
  readonly bytes: number;
  /** Modules of @katha/ui that are included. */
  readonly modules: readonly string[];
}

type Bundle = { code: Uint8Array; files: string[] };

const external = /^(?:react|react-dom|@emotion\/react|@emotion\/styled)(?:$|\/)/;
const define = { "process.env.NODE_ENV": '"production"' };

const forBrowsers = {
  absWorkingDir: root,
  outdir: path.join(root, "weighed"),
  bundle: true,
  format: "esm",
  target: "es2022",
  define,
  external: ["react", "react-dom", "@emotion/*"],
  logLevel: "silent",
} satisfies BuildOptions;

/** Dynamic imports stay external; if bundled, they would cause every module of the root to be wrapped. */
const externalDynamicImports: Plugin = {
  name: "external dynamic imports",
  setup(bundling) {
    bundling.onResolve({ filter: /^\./ }, ({ kind, path: to }) =>
      kind === "dynamic-import" ? { path: to, external: true } : undefined,
    );
  },
};

/** Weighs many imports at once: each is a separate entry that shares nothing with the others. */
export const weighWithEsbuild = (entries: readonly string[]): Promise<Weight[]> =>
  weigh(entries, { minify: true });

/** The modules of @katha/ui that each of these imports includes; what the package itself imports stays outside. */
export async function modulesWithEsbuild(
  entries: readonly string[],
): Promise<(readonly string[])[]> {
  const { dependencies, peerDependencies } = readManifest(path.join(root, "packages/ui"));
  const others = Object.keys({ ...dependencies, ...peerDependencies });
  return (await weigh(entries, { external: others })).map(({ modules }) => modules);
}

async function weigh(entries: readonly string[], options: BuildOptions): Promise<Weight[]> {
  const { outputFiles, metafile } = await build({
    ...forBrowsers,
    ...options,
    metafile: true,
    write: false,
    entryPoints: [...entries],
    plugins: [externalDynamicImports],
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
  const modules = files.flatMap((file) => /@katha\/ui\/(?:dist\/)?(.*)\.js$/.exec(file)?.[1] ?? []);
  return {
    // Computed on demand: compressing takes longer than bundling, and most callers only need the modules.
    get bytes() {
      return brotliCompressSync(code).length;
    },
    modules: modules.toSorted(compare),
  };
}

/** Writes a page that imports a single name. */
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
  // 1.8 KB of it are Lingui.
  StoryCard: 10_752,
  PlaySession: 40_960,
};
