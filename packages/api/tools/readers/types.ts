import { z } from "zod";
import { shapeName } from "../../src/read/names.ts";
import { hintsOf, isObject, unwrapped } from "./walk.ts";

/** How a schema is looked at: what a server answers, or what a client sends, before defaults are filled in. */
export type Side = "answer" | "form";

export interface Writing {
  /** The name of a schema's interface, if it has one. */
  nameOf(schema: z.ZodType): string | undefined;
  side: Side;
  /** What is written out within a document is part of it. */
  isInDocument?: boolean;
}

/** A schema as TypeScript writes the type of its values on the client's side of the wire. */
export function typeOf(schema: z.ZodType, writing: Writing): string {
  return writing.nameOf(schema) ?? wholeTypeOf(schema, writing);
}

export function wholeTypeOf(schema: z.ZodType, writing: Writing): string {
  const of = (inner: unknown) => typeOf(inner as z.ZodType, writing);
  if (isObject(schema)) return `{\n${fieldsOf(schema, writing).join("\n")}\n}`;
  if (schema instanceof z.ZodArray) return `${inParentheses(of(schema.element))}[]`;
  if (schema instanceof z.ZodReadonly) return `readonly ${of(schema.unwrap())}`;
  if (schema instanceof z.ZodRecord) return `Record<string, ${of(schema.valueType)}>`;
  if (schema instanceof z.ZodNullable) return `${of(schema.unwrap())} | null`;
  if (schema instanceof z.ZodUnion) return unionOf(schema.options.map(of));
  if (schema instanceof z.ZodEnum) return unionOf(schema.options.map((one) => JSON.stringify(one)));
  if (schema instanceof z.ZodLiteral)
    return unionOf([...schema.values].map((one) => JSON.stringify(one)));
  if (schema instanceof z.ZodBoolean) return "boolean";
  if (schema instanceof z.ZodNumber) return "number";
  if (schema instanceof z.ZodNull) return "null";
  if (schema instanceof z.ZodUnknown) return "unknown";
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return "string";
  if (schema instanceof z.ZodPipe) return of(writing.side === "answer" ? schema.out : schema.in);
  const inner = unwrapped(schema);
  if (inner !== undefined) return of(inner);
  throw new Error(`Nothing writes the type of a ${schema.def.type}.`);
}

/** The lines of an object's fields, without those that are another's. */
export function fieldsOf(
  schema: z.ZodObject,
  writing: Writing,
  others: Readonly<Record<string, unknown>> = {},
): string[] {
  const isDocument = hintsOf(schema).isDocument === true || writing.isInDocument === true;
  const within = isDocument
    ? { ...writing, nameOf: writing.nameOf.bind(writing), isInDocument: true }
    : writing;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([name]) => !(name in others))
    .map(([name, field]) => {
      const { description, examples } = z.globalRegistry.get(field) ?? {};
      // What has examples is a scalar whose description says what kind it is.
      const about =
        description === undefined || examples !== undefined
          ? ""
          : `/** ${description.replaceAll("*/", "*\\/")} */\n`;
      const isOptional = mayBeLeftOut(field, writing.side);
      const type = `${typeOf(field, within)}${isOptional ? " | undefined" : ""}`;
      return `${about}${isDocument ? name : shapeName(name)}${isOptional ? "?" : ""}: ${type};`;
    });
  return schema.def.catchall instanceof z.ZodUnknown && isDocument
    ? [...fields, "[name: string]: unknown;"]
    : fields;
}

function mayBeLeftOut(schema: z.ZodType, side: Side): boolean {
  if (schema instanceof z.ZodOptional) return true;
  return side === "form" && (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault);
}

/** Without the texts that `string` holds already. */
function unionOf(types: readonly string[]): string {
  const all = new Set(
    types.flatMap((type) => (/^[^{(]*$/.test(type) ? type.split(" | ") : [type])),
  );
  const kept = all.has("string") ? [...all].filter((type) => !type.startsWith('"')) : [...all];
  return kept.join(" | ");
}

const inParentheses = (type: string) =>
  /[ |]/.test(type) && !/^\{[^}]*\}$/.test(type) ? `(${type})` : type;
