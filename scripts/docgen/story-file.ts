import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { importsOf } from "./imports.ts";
import type { StoryFile } from "./readable.ts";

/** A component that stories share. Its declarations are read as if they stood in the story's file. */
const shared = /\/fixtures\/.*\.tsx$/;
const values = /(?<!\.(?:test|guide|stories))\.(?:ts|svg)$/;

/** A story file with what it imports: fixtures and constants as values, shared components as their source. */
export async function readStoryFile(file: string): Promise<StoryFile> {
  const own = readFileSync(file, "utf8");
  const borrowed = [...new Set(importsOf(own).map(({ from }) => from))]
    .filter((from) => shared.test(from))
    .map((from) => path.resolve(path.dirname(file), from));
  const files = [...borrowed, file];
  const codes = files.map((each) =>
    readFileSync(each, "utf8").replaceAll(
      /^export (?=(?:function|const|interface|type) )/gm,
      (word) => (each === file ? word : ""),
    ),
  );
  const known = await Promise.all(files.map(valuesOf));
  return { code: codes.join("\n"), fixtures: new Map(known.flatMap((each) => Array.from(each))) };
}

let hasHooks = false;

async function valuesOf(file: string): Promise<Map<string, unknown>> {
  if (!hasHooks) {
    registerHooks({ load: pictureAsAddress });
    hasHooks = true;
  }
  const imported = importsOf(readFileSync(file, "utf8")).filter(
    ({ from, isType }) => !isType && from.startsWith(".") && values.test(from),
  );
  const entries = imported.map(async ({ name, exported, from }) => {
    const module = await loaded(path.resolve(path.dirname(file), from));
    return [name, module?.[exported]] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Modules that need a browser or a bundler have no values here. */
async function loaded(file: string): Promise<Record<string, unknown> | undefined> {
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** A picture is its address, as in a bundle. */
const pictureAsAddress: NonNullable<Parameters<typeof registerHooks>[0]["load"]> = (
  url,
  context,
  next,
) =>
  url.endsWith(".svg")
    ? {
        format: "module",
        shortCircuit: true,
        source: `export default "covers/${path.posix.basename(url)}";`,
      }
    : next(url, context);
