import { z } from "zod";
import { type ContractFile, filesBySchema } from "./contract-files.ts";
import { namedShapes } from "./shapes.ts";
import { idOf, innerSchemas } from "./walk.ts";

/** A schema with a `.meta({ id })` that answers hold; its reader is in the file that mirrors its own. */
export interface Named {
  readonly schema: z.ZodType;
  readonly id: string;
  readonly file: string;
  /** The type that is exported by the file of shapes. */
  readonly type: string;
}

/** Every named schema that an answer holds and no reader by hand reads, the inner ones first. */
export function namedSchemas(files: readonly ContractFile[]): ReadonlyMap<z.ZodType, Named> {
  const exportedBy = filesBySchema(files);
  const shapes = namedShapes(files).filter(({ side }) => side === "answer");
  const typeOf = new Map(shapes.map(({ schema, name }) => [schema, name]));
  const named = new Map<z.ZodType, Named>();
  const seen = new Set<z.ZodType>();
  const visit = (schema: z.ZodType, holder: ContractFile) => {
    // What is within a schema with a reader by hand is read by that.
    if (seen.has(schema) || z.globalRegistry.get(schema)?.["reader"] !== undefined) return;
    seen.add(schema);
    const file = exportedBy.get(schema) ?? holder;
    for (const inner of innerSchemas(schema)) visit(inner, file);
    const id = idOf(schema);
    if (id === undefined) return;
    named.set(schema, { schema, id, file: file.path, type: typeOf.get(schema) ?? id });
  };
  for (const file of files)
    for (const { answer, stream } of file.calls)
      for (const schema of stream === undefined ? [answer] : [answer, stream]) visit(schema, file);
  return named;
}
