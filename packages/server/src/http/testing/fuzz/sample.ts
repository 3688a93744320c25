import type { Rng } from "@katha/storygraph";
import type { JsonSchema } from "../../openapi/schemas.ts";
import { hostileText, hostileValue } from "./hostile.ts";

interface Sampling {
  rng: Rng;
  components: Readonly<Record<string, JsonSchema>>;
  /** Ids of existing rows. */
  someId: () => string;
}

/** The component that a reference names. */
function nameOfReference({ $ref: reference }: JsonSchema): string | undefined {
  return typeof reference === "string" ? reference.split("/").at(-1) : undefined;
}

const deepest = 6;

const byFormat: Record<string, (sampling: Sampling) => string> = {
  uuid: ({ someId }) => someId(),
  "date-time": ({ rng }) =>
    rng.pick(["2026-11-20T09:30:00.000Z", "2031-01-01T00:00:00Z", "1999-12-31T23:59:59.999Z"]),
  email: ({ rng }) => `reader-${rng.between(1, 9)}@example.org`,
  uri: () => "https://covers.example/a.jpg",
};

/** Texts that pass validation, to reach the code behind it. */
const sound = [
  "The Salt Ferry",
  "नदी का गीत",
  "Lotus#2026",
  "asha",
  "reader-1@example.org",
  "/media/0123456789abcdef0123456789abcdef/960.webp",
  "family",
  "#a65a00",
  "a-name",
] as const;

function textFor(schema: JsonSchema, sampling: Sampling): string {
  const { format, minLength, maxLength } = schema;
  const known = typeof format === "string" ? byFormat[format] : undefined;
  if (known) return known(sampling);
  const { rng } = sampling;
  const text: string = rng.pick(sound);
  const least = typeof minLength === "number" ? minLength : 0;
  const most = typeof maxLength === "number" ? maxLength : text.length;
  return text.slice(0, most).padEnd(least, "x");
}

function numberFor({ minimum, maximum }: JsonSchema, { rng }: Sampling): number {
  const least = typeof minimum === "number" ? minimum : 0;
  const most = typeof maximum === "number" ? maximum : least + 10;
  return rng.between(Math.ceil(least), Math.min(Math.floor(most), Math.ceil(least) + 1_000));
}

function objectFor(schema: JsonSchema, sampling: Sampling, depth: number): unknown {
  const { properties = {}, required = [], additionalProperties: values } = schema;
  const wanted = new Set(required as string[]);
  const { rng } = sampling;
  const entries = Object.entries(properties as Record<string, JsonSchema>)
    .filter(([name]) => wanted.has(name) || rng.next() < 0.5)
    .map(([name, property]) => [name, sampleOf(property, sampling, depth + 1)]);
  if (typeof values === "object" && values !== null)
    for (const name of ["a", "b"].slice(rng.between(0, 2)))
      entries.push([name, sampleOf(values as JsonSchema, sampling, depth + 1)]);
  return Object.fromEntries(entries);
}

/** A value that fits the schema, or nearly. */
export function sampleOf(schema: JsonSchema, sampling: Sampling, depth = 0): unknown {
  const { rng, components } = sampling;
  if (depth > deepest) return null;
  const reference = nameOfReference(schema);
  if (reference !== undefined) return sampleOf(components[reference] ?? {}, sampling, depth + 1);
  const { const: constant, enum: values, anyOf, oneOf } = schema;
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return rng.pick(values as [unknown]);
  const variants = anyOf ?? oneOf;
  if (Array.isArray(variants))
    return sampleOf(rng.pick(variants as [JsonSchema]), sampling, depth + 1);
  switch ([schema["type"]].flat()[0]) {
    case "string":
      return textFor(schema, sampling);
    case "integer":
    case "number":
      return numberFor(schema, sampling);
    case "boolean":
      return rng.next() < 0.5;
    case "array":
      return Array.from({ length: rng.between(0, 3) }, () =>
        sampleOf((schema["items"] ?? {}) as JsonSchema, sampling, depth + 1),
      );
    case "object":
      return objectFor(schema, sampling, depth);
    case "null":
      return null;
    default:
      return hostileValue(rng);
  }
}

/** A copy with one value replaced. */
export function spoilt(value: unknown, rng: Rng): unknown {
  if (typeof value !== "object" || value === null || rng.next() < 0.15) return hostileValue(rng);
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    copy[rng.between(0, Math.max(0, copy.length - 1))] = hostileValue(rng);
    return copy;
  }
  const copy: Record<string, unknown> = { ...value };
  const names = Object.keys(copy);
  const name = names[rng.between(0, Math.max(0, names.length - 1))];
  const chance = rng.next();
  if (name === undefined || chance < 0.1) copy[hostileText(rng)] = hostileValue(rng);
  else if (chance < 0.25) delete copy[name];
  else if (chance < 0.4) copy["role"] = "admin";
  else copy[name] = spoilt(copy[name], rng);
  return copy;
}
