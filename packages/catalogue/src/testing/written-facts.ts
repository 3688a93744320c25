import { separators, type FactForm, type Fields, type Forms } from "../book/facts.ts";
import { isPlain } from "../book/flow.ts";

/** A value in one line, as flow.ts reads it. */
export function flow(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "[]" : `[${value.map(flow).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([key, one]) => `${flow(key)}: ${flow(one)}`);
    return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
  }
  return typeof value === "string" && isPlain(value) ? value : JSON.stringify(value);
}

function valueIn(fields: Fields, [part, inner]: FactForm["field"]): unknown {
  const value = fields[part];
  return inner === undefined ? value : (value as Fields | undefined)?.[inner];
}

/** The lines of one fact; none where it says nothing. */
function linesFor(form: FactForm, fields: Fields): string[] {
  const { name, kind } = form;
  const value = valueIn(fields, form.field);
  if (value === undefined) return [];
  switch (kind) {
    case "text":
    case "number":
    case "flag":
      return [`${name}: ${value as string | number | boolean}`.trimEnd()];
    case "line":
      return value === "" ? [] : [`${name}: ${value as string}`];
    case "lines":
      return (value as string[]).map((one) => `${name}: ${one}`);
    case "names":
    case "topics": {
      const all = value as string[];
      return all.length === 0 ? [] : [`${name}: ${all.join(separators[kind])}`];
    }
    case "value":
      return [`${name}: ${flow(value)}`];
    case "values":
      return (value as unknown[]).map((one) => `${name}: ${flow(one)}`);
    case "named":
      return Object.entries(value as Fields).map(([key, one]) => `${name} ${key}: ${flow(one)}`);
  }
}

export function writtenFacts(forms: Forms, fields: Fields): string[] {
  return [...forms.values()].flatMap((form) => linesFor(form, fields));
}

/** Lines that would mean something else at the start of a line get a backslash before them. */
export const asText = (text: string): string => text.replaceAll(/^(?=\\|\* |##? |---$)/gm, "\\");
