import { nameOfReference } from "./example.ts";
import { html, type Html } from "./html.ts";
import type { JsonSchema } from "./schemas.ts";

export const shapeAnchor = (name: string) => `shape-${name}`;

function listed(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? (value as JsonSchema[]) : [];
}

function between(parts: Html[], word: string): Html[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [html`${word}`, part]));
}

/** What a value is, in a few words that link to the shapes they name. */
export function kindOf(schema: JsonSchema): Html {
  const reference = nameOfReference(schema);
  if (reference !== undefined) return html`<a href="#${shapeAnchor(reference)}">${reference}</a>`;
  const variants = [...listed(schema["anyOf"]), ...listed(schema["oneOf"])];
  if (variants.length > 0) return html`${between(variants.map(kindOf), " or ")}`;
  if (schema["const"] !== undefined) return html`<code>${JSON.stringify(schema["const"])}</code>`;
  const { enum: values } = schema;
  if (Array.isArray(values))
    return html`${between(
      values.map((value) => html`<code>${String(value)}</code>`),
      " ",
    )}`;
  if (schema["type"] === "array")
    return html`list of ${kindOf((schema["items"] ?? {}) as JsonSchema)}`;
  if (schema["format"] === "uuid") return html`id`;
  if (schema["format"] === "date-time") return html`time`;
  const { additionalProperties: values_ } = schema;
  if (schema["type"] === "object" && !schema["properties"] && typeof values_ === "object")
    return html`map to ${kindOf((values_ ?? {}) as JsonSchema)}`;
  const types = [schema["type"] ?? "anything"].flat().map(String);
  return html`${types.map((type) => (type === "string" ? "text" : type)).join(" or ")}`;
}

const boundWords: [keyof JsonSchema & string, string][] = [
  ["minimum", "at least "],
  ["maximum", "at most "],
  ["minLength", "characters, at least "],
  ["maxLength", "characters, at most "],
  ["maxItems", "entries, at most "],
];

const unboundedWholeNumber = 9_007_199_254_740_991;

function notesOn(schema: JsonSchema): string {
  const { description, default: usual } = schema;
  const bounds = boundWords
    .map(([key, words]) => [words, schema[key]] as const)
    .filter(([, bound]) => typeof bound === "number" && Math.abs(bound) < unboundedWholeNumber)
    .map(([words, bound]) => words + String(bound));
  return [
    ...(typeof description === "string" ? [description] : []),
    ...bounds,
    ...(usual === undefined ? [] : [`${JSON.stringify(usual)} when absent`]),
  ].join("; ");
}

export interface Field {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

export function fieldsOf(schema: JsonSchema): Field[] {
  const required = new Set(Array.isArray(schema["required"]) ? schema["required"] : []);
  return Object.entries((schema["properties"] ?? {}) as Record<string, JsonSchema>).map(
    ([name, property]) => ({ name, schema: property, required: required.has(name) }),
  );
}

export function fieldTable(caption: string, fields: Field[]): Html {
  const rows = fields.map(
    ({ name, schema, required }) =>
      html`<tr>
        <th scope="row"><code>${name}</code>${!required && html` <small>optional</small>`}</th>
        <td>${kindOf(schema)}</td>
        <td>${notesOn(schema)}</td>
      </tr>`,
  );
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
