import { z } from "zod";
import type { ReaderHints } from "../contract/fields/reader-hints.ts";
import { shapeName } from "../read/names.ts";

/** A value as a server sends it, by its schema; what the schema does not know is sent as it is. */
export function asSent(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== "object" || value === null || hintsOf(schema).isDocument) return value;
  if (schema instanceof z.ZodObject) {
    const known = fieldsOf(schema);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const sent = known.get(name);
        return sent === undefined ? [name, inner] : [sent.name, asSent(sent.schema, inner)];
      }),
    );
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => asSent(schema.element as z.ZodType, item));
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        asSent(schema.valueType as z.ZodType, inner),
      ]),
    );
  if (schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find((one) => isOfKind(one, value));
    return option === undefined ? value : asSent(option, value);
  }
  const inner = within(schema);
  return inner === undefined ? value : asSent(inner, value);
}

interface Field {
  readonly name: string;
  readonly schema: z.ZodType;
}

const fields = new WeakMap<z.ZodObject, ReadonlyMap<string, Field>>();

/** The fields of an object, by their names on the client's side. */
function fieldsOf(object: z.ZodObject): ReadonlyMap<string, Field> {
  const known = fields.get(object);
  if (known !== undefined) return known;
  const shape = Object.entries(object.shape);
  const found = new Map(shape.map(([name, schema]) => [shapeName(name), { name, schema }]));
  fields.set(object, found);
  return found;
}

/** Whether an object has the values by which a union's options are told apart. */
function isOfKind(option: z.ZodType, value: object): boolean {
  if (Array.isArray(value)) return option instanceof z.ZodArray;
  if (!(option instanceof z.ZodObject)) return option instanceof z.ZodUnion;
  return [...fieldsOf(option)].every(([name, { schema }]) => {
    const given: unknown = Reflect.get(value, name);
    if (given === undefined) return schema instanceof z.ZodOptional;
    if (schema instanceof z.ZodLiteral) return schema.values.has(given as string);
    return !(schema instanceof z.ZodEnum) || schema.options.includes(given as string);
  });
}

function within(schema: z.ZodType): z.ZodType | undefined {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodLazy;
  return isWrapper ? (schema.unwrap() as z.ZodType) : undefined;
}

const hintsOf = (schema: z.ZodType) => (z.globalRegistry.get(schema) ?? {}) as ReaderHints;
