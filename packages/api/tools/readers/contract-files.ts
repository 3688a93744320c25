import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { AnyCall } from "../../src/contract/call.ts";

export const source = fileURLToPath(new URL("../../src/", import.meta.url));

/** Where the readers are that are made, below `src`; those by hand are beside it. */
export const madeFolder = "read/made";
/** Where the types of what they read are, below `src`. */
export const shapesFolder = "shapes/made";

/** A file of the contract, with the schemas and calls that it exports. */
export interface ContractFile {
  /** Below `contract`: `story/story.ts`. */
  readonly path: string;
  readonly schemas: ReadonlyMap<z.ZodType, string>;
  readonly calls: readonly AnyCall[];
}

/** The file that exports a schema. */
export const filesBySchema = (
  files: readonly ContractFile[],
): ReadonlyMap<z.ZodType, ContractFile> =>
  new Map(files.flatMap((file) => [...file.schemas.keys()].map((schema) => [schema, file])));

/** Arrays of values that the browser may load, because their files import no zod. */
export interface ValueList {
  readonly name: string;
  readonly path: string;
  readonly values: readonly unknown[];
}

const filesBelow = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: path.join(source, folder) })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted();

export function contractPaths(): string[] {
  const whole = new Set(["calls.ts", "definitions.ts", "index.ts"]);
  return filesBelow("contract", "**/*.ts").filter((file) => !whole.has(file));
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === "object" && value !== null && "answer" in value && "method" in value;
}

export async function readContract() {
  const files: ContractFile[] = [];
  const lists: ValueList[] = [];
  for (const file of contractPaths()) {
    const module = (await import(path.join(source, "contract", file))) as object;
    // Sorted: a module lists its exports by name in Node, and as they are written in Vitest.
    const exported = Object.entries(module).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const schemas = exported.filter(
      (one): one is [string, z.ZodType] => one[1] instanceof z.ZodType,
    );
    files.push({
      path: file,
      schemas: new Map(schemas.map(([name, schema]) => [schema, name])),
      calls: exported.map(([, value]: [string, unknown]) => value).filter(isCall),
    });
    if (readFileSync(path.join(source, "contract", file), "utf8").includes('from "zod"')) continue;
    for (const [name, values] of exported as [string, unknown][])
      if (Array.isArray(values)) lists.push({ name, path: file, values });
  }
  return { files, lists };
}

/** The readers that are written by hand, and the file of each, below `read`. */
export function readersByHand(): ReadonlyMap<string, string> {
  const found = filesBelow("read", "*.ts").flatMap((file) => {
    const text = readFileSync(path.join(source, "read", file), "utf8");
    const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)];
    return names.map(([, name = ""]): [string, string] => [name, file]);
  });
  return new Map(found);
}
