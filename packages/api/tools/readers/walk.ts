import { z } from "zod";
import type { ReaderHints } from "../../src/contract/fields/reader-hints.ts";

export const isObject = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject;

/** The schema within `.optional()`, `.nullable()`, `.readonly()`, a default or `z.lazy`. */
export function unwrapped(schema: z.ZodType): z.ZodType | undefined {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodLazy;
  return isWrapper ? (schema.unwrap() as z.ZodType) : undefined;
}

/** The schemas that this one is made of. */
export function innerSchemas(schema: z.ZodType): readonly z.ZodType[] {
  if (isObject(schema)) return Object.values(schema.shape) as z.ZodType[];
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  if (schema instanceof z.ZodUnion) return schema.options as readonly z.ZodType[];
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out] as z.ZodType[];
  const inner = unwrapped(schema);
  return inner === undefined ? [] : [inner];
}

/** The largest known object that this one extends: it has all its fields, and more. */
export function extendedBy<One extends { readonly schema: z.ZodType }>(
  schema: z.ZodObject,
  known: ReadonlyMap<z.ZodType, One>,
): One | undefined {
  const has = ([name, field]: [string, unknown]) => schema.shape[name] === field;
  const size = ({ schema: one }: One) => (isObject(one) ? Object.keys(one.shape).length : 0);
  return [...known.values()]
    .filter(({ schema: one }) => one !== schema && isObject(one))
    .filter(({ schema: one }) => Object.entries((one as z.ZodObject).shape).every(has))
    .filter((one) => size(one) < Object.keys(schema.shape).length)
    .toSorted((one, other) => size(other) - size(one))[0];
}

/** What is said of a schema itself; of what it was made from the id does not count. */
export const idOf = (schema: z.ZodType) => z.globalRegistry.get(schema)?.id;

export function hintsOf(schema: z.ZodType): ReaderHints {
  return (z.globalRegistry.get(schema) ?? {}) as ReaderHints;
}
