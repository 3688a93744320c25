import * as z from "zod";
import { idOf } from "./story.ts";

export type Json = z.core.JSONSchema.BaseSchema;

export function schemaOf(schema: z.ZodType): Json {
  // An empty registry gives no ids, so every schema is inlined.
  const whole: Json = z.toJSONSchema(schema, { unrepresentable: "any", metadata: z.registry() });
  return inlined(whole, whole.$defs ?? {}) as Json;
}

/** Inlines a schema that contains itself (a condition within a condition) once; the inner one may be anything. */
function inlined(part: unknown, named: object, isInner = false): unknown {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map((one: unknown) => inlined(one, named, isInner));
  const ref: unknown = Reflect.get(part, "$ref");
  if (typeof ref === "string")
    return isInner ? {} : inlined(Reflect.get(named, ref.replace("#/$defs/", "")), named, true);
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, inlined(inner, named, isInner)]),
  );
}

/** What a schema such as `anyOf: [string, null]` or `type: ["string", "null"]` allows. */
export function alternativesOf(schema: Json): Json[] {
  const {
    type,
    oneOf = [],
    anyOf = oneOf,
  } = schema as { type?: unknown; anyOf?: Json[]; oneOf?: Json[] };
  return Array.isArray(type) ? type.map((one) => Object.assign({}, schema, { type: one })) : anyOf;
}

let samples = 0;

/** A value that fits the schema, with every field present. */
export function sampleOf(schema: Json): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = alternativesOf(schema);
  if (first) return sampleOf(first);
  switch (schema.type) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
        name,
        sampleOf(field as Json),
      ]);
      const entries = schema.additionalProperties;
      const extra = typeof entries === "object" && entries.type ? { some: sampleOf(entries) } : {};
      return { ...Object.fromEntries(fields), ...extra };
    }
    case "array":
      return [sampleOf(schema.items as Json), sampleOf(schema.items as Json)];
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return true;
    case "string":
      return stringOf(schema.format);
    default:
      return null;
  }
}

function stringOf(format: string | undefined): string {
  if (format === "date-time") return "2026-11-20T09:30:00.000Z";
  if (format !== "uuid") return "text";
  samples += 1;
  return idOf(samples);
}
