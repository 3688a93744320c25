import { writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { rolldown } from "rolldown";
import { PlainError, root } from "../run/program.mjs";
import { compare, entriesOf, readManifest } from "./public-face.ts";
import type { Report } from "./report.ts";

export interface Weight {
  /** Brotli, minified, without React and emotion. */
  readonly bytes: number;
  /** Modules of @katha/ui that came along, from dist. */
  readonly modules: string[];
}

export const bundlers = { esbuild: withEsbuild, rolldown: withRolldown } as const;

/** What a page pays for one name of our package beyond React and emotion. */
export async function weigh(
  name: string,
  from: string,
  folder: string,
  bundler: keyof typeof bundlers = "esbuild",
): Promise<Weight> {
  const entry = path.join(folder, "weighed.mjs");
  writeFileSync(entry, `import { ${name} } from "${from}";\nglobalThis.used = ${name};\n`);
  const { code, files } = await bundlers[bundler](entry);
  const modules = files.flatMap((file) => /@katha\/ui\/dist\/(.*)\.js$/.exec(file)?.[1] ?? []);
  return { bytes: brotliCompressSync(code).length, modules: modules.toSorted(compare) };
}

const external = /^(?:react|react-dom|@emotion\/.*)(?:$|\/)/;
const define = { "process.env.NODE_ENV": '"production"' };

async function withEsbuild(entry: string): Promise<{ code: Uint8Array; files: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: path.dirname(entry),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    define,
    external: ["react", "react-dom", "@emotion/*"],
    logLevel: "silent",
  });
  const [output] = Object.values(metafile.outputs);
  const inputs = Object.entries(output?.inputs ?? {});
  return {
    code: outputFiles[0]?.contents ?? new Uint8Array(),
    files: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
  };
}

async function withRolldown(entry: string): Promise<{ code: Uint8Array; files: string[] }> {
  const bundle = await rolldown({
    input: entry,
    cwd: path.dirname(entry),
    external,
    transform: { define, target: "es2022" },
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  const modules = Object.entries(output[0].modules);
  return {
    code: Buffer.from(output[0].code),
    files: modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([file]) => file),
  };
}

export const budgets: Readonly<Record<string, number>> = { Button: 6_144, StoryCard: 9_216 };

/**
 * Taking one component out of the root must bring what its own entry brings and nothing more: with
 * that held for every component, nobody pays for a neighbour.
 */
export async function checkBytes(report: Report, consumer: string): Promise<void> {
  const folder = path.join(root, "packages/ui");
  const { name: packageName } = readManifest(folder);
  const components = entriesOf(folder).filter(({ file }) => file.endsWith(".tsx"));
  await report.check("each component comes alone out of the root", async () => {
    const strays: string[] = [];
    for (const { subpath } of components) {
      const name = subpath.slice(2);
      const alone = await weigh(name, `${packageName}/${name}`, consumer);
      const { modules } = await weigh(name, packageName, consumer);
      const extra = modules.filter((module) => !alone.modules.includes(module));
      if (extra.length > 0) strays.push(`${name} also brings ${extra.join(", ")}`);
      if (alone.modules.length === 0) strays.push(`${name} brings no module of ours at all`);
    }
    if (strays.length > 0) throw new PlainError(strays.join("\n"));
    return `${components.length} components`;
  });
  for (const [name, most] of Object.entries(budgets)) {
    await report.check(`${name} stays under ${most} bytes`, async () => {
      const { bytes, modules } = await weigh(name, packageName, consumer);
      const { bytes: rolled } = await weigh(name, packageName, consumer, "rolldown");
      const said = `${bytes} with esbuild, ${rolled} with Rolldown, of ${modules.length} modules`;
      if (Math.max(bytes, rolled) > most) throw new PlainError(`${said}: ${modules.join(", ")}`);
      return said;
    });
  }
}
