import { sameJson } from "../graph/same-json.ts";
import { fieldsOf } from "../graph/fields.ts";
import { readableChoices } from "./choices.ts";
import type { Ending, NodeField } from "./operations.ts";
import { fieldsOfNode } from "./slots.ts";

type Fields = Record<string, unknown>;

function without(fields: Fields, gone: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== gone));
}

export function withText(node: unknown, text: string): unknown {
  if (typeof node === "string") return text;
  const fields = fieldsOfNode(node);
  return fields["text"] === text ? node : { ...fields, text };
}

function isNothing(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

export function withField(node: unknown, field: NodeField, value: unknown): unknown {
  const fields = fieldsOfNode(node);
  if (isNothing(value)) return Object.hasOwn(fields, field) ? without(fields, field) : node;
  return sameJson(fields[field], value) ? node : { ...fields, [field]: value };
}

export function withEnding(node: unknown, ending: Ending | null): unknown {
  const fields = fieldsOfNode(node);
  if (ending === null) return Object.hasOwn(fields, "ending") ? without(fields, "ending") : node;
  const { kind, title } = ending;
  const marked = { ...fieldsOf(fields["ending"]), kind, title };
  const goesOn = readableChoices(fields["choices"]).length > 0;
  if (!goesOn && sameJson(fields["ending"], marked)) return node;
  return { ...fields, ...(goesOn && { choices: [] }), ending: marked };
}
