import type { JsonSchema } from "./schemas.ts";

type Components = Readonly<Record<string, JsonSchema>>;

const deepest = 12;

export function nameOfReference(schema: JsonSchema): string | undefined {
  const { $ref: reference } = schema;
  return typeof reference === "string" ? reference.split("/").at(-1) : undefined;
}

const byFormat: Record<string, string> = {
  uuid: "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11",
  "date-time": "2026-11-20T09:30:00.000Z",
  email: "reader@example.org",
};

function exampleOfText(schema: JsonSchema): string {
  const { format } = schema;
  return (typeof format === "string" ? byFormat[format] : undefined) ?? "text";
}

function exampleOfNumber(schema: JsonSchema): number {
  const { minimum } = schema;
  return typeof minimum === "number" && minimum > 0 ? minimum : 1;
}

function exampleOfObject(schema: JsonSchema, components: Components, depth: number): unknown {
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, JsonSchema>);
  if (properties.length > 0)
    return Object.fromEntries(
      properties.map(([name, property]) => [name, exampleOf(property, components, depth + 1)]),
    );
  const { additionalProperties: values } = schema;
  const held = typeof values === "object" && values !== null ? (values as JsonSchema) : undefined;
  return held && Object.keys(held).length > 0
    ? { name: exampleOf(held, components, depth + 1) }
    : {};
}

/** A value that fits the schema, for people to read. */
export function exampleOf(schema: JsonSchema, components: Components, depth = 0): unknown {
  const reference = nameOfReference(schema);
  if (reference !== undefined)
    return depth > deepest ? {} : exampleOf(components[reference] ?? {}, components, depth + 1);
  const { examples, const: constant, enum: values, default: usual, anyOf, oneOf } = schema;
  if (Array.isArray(examples)) return examples[0];
  if (constant !== undefined) return constant;
  if (usual !== undefined) return usual;
  if (Array.isArray(values)) return values[0];
  const variants = anyOf ?? oneOf;
  if (Array.isArray(variants)) return exampleOf(variants[0] as JsonSchema, components, depth);
  switch ([schema["type"]].flat()[0]) {
    case "string":
      return exampleOfText(schema);
    case "integer":
    case "number":
      return exampleOfNumber(schema);
    case "boolean":
      return false;
    case "array":
      return depth > deepest
        ? []
        : [exampleOf((schema["items"] ?? {}) as JsonSchema, components, depth + 1)];
    case "object":
      return exampleOfObject(schema, components, depth);
    default:
      return null;
  }
}
