import { sameJson } from "../graph/same-json.ts";
import { fieldsOf } from "../graph/fields.ts";
import { readableChoices } from "./choices.ts";
import type { Ending, NodeField } from "./operations.ts";
import { fieldsOfNode, without, withValue } from "./slots.ts";

export function withText(node: unknown, text: string): unknown {
  if (typeof node === "string") return text;
  const fields = fieldsOfNode(node);
  return fields["text"] === text ? node : { ...fields, text };
}

export function withField(node: unknown, field: NodeField, value: unknown): unknown {
  const fields = fieldsOfNode(node);
  const after = withValue(fields, field, value);
  return after === fields ? node : after;
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
