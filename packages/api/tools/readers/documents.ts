import { z } from "zod";
import { shapeName, wireName } from "../../src/read/names.ts";
import type { ContractFile } from "./contract-files.ts";
import { hintsOf, innerSchemas, isObject } from "./walk.ts";

/**
 * The fields of forms that hold documents, or what has names of its own: they are sent as they are. One of the same name
 * that is not a document is an error, as a client tells them by name.
 */
export function writtenDocuments(files: readonly ContractFile[]): string {
  const documents = new Set<string>();
  const others = new Set<string>();
  const visit = (schema: z.ZodType) => {
    if (isObject(schema))
      for (const [name, field] of Object.entries(schema.shape)) {
        if (wireName(shapeName(name)) !== name) throw new Error(`A form cannot send ${name}.`);
        const isDocument = holdsDocument(field);
        (isDocument ? documents : others).add(shapeName(name));
        if (!isDocument) visit(field);
      }
    else for (const inner of innerSchemas(schema)) visit(inner);
  };
  for (const { body } of files.flatMap((file) => file.calls)) if (body !== undefined) visit(body);
  const both = [...documents].find((name) => others.has(name));
  if (both !== undefined) throw new Error(`${both} is a document in one form, and not in another.`);
  const names = [...documents].toSorted().map((name) => JSON.stringify(name));
  return [
    "// Made from the contract by `npm run readers`.",
    "/** Fields of forms that are sent as they are, with all that is in them. */",
    `export const documentFields: ReadonlySet<string> = new Set([${names.join(", ")}]);\n`,
  ].join("\n");
}

function holdsDocument(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodRecord || hintsOf(schema).isDocument === true) return true;
  return !isObject(schema) && innerSchemas(schema).some(holdsDocument);
}
