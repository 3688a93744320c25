import { fieldsOf } from "../graph/fields.ts";
import type { ChoiceField } from "./operations.ts";
import { fieldsOfNode, withValue } from "./slots.ts";

/** Indexes of the choices in the author's list, which may also hold entries that are no choices. */
export function readableChoices(written: unknown): number[] {
  if (!Array.isArray(written)) return [];
  return written.flatMap((choice: unknown, at) =>
    typeof choice === "string" || fieldsOf(choice) !== undefined ? [at] : [],
  );
}

function listOf(node: unknown): readonly unknown[] {
  const { choices } = fieldsOfNode(node);
  return Array.isArray(choices) ? (choices as unknown[]) : [];
}

const withList = (node: unknown, choices: readonly unknown[]) => ({
  ...fieldsOfNode(node),
  choices,
});

export function withChoice(node: unknown, choice: unknown, before?: number): unknown {
  const list = listOf(node);
  const at = before === undefined ? undefined : readableChoices(list)[Math.max(0, before)];
  return withList(node, list.toSpliced(at ?? list.length, 0, choice));
}

function withChanged(node: unknown, at: number, change: (choice: unknown) => unknown): unknown {
  const list = listOf(node);
  const place = readableChoices(list)[at];
  if (place === undefined) return node;
  const after = change(list[place]);
  return after === list[place] ? node : withList(node, list.with(place, after));
}

export function withChoiceText(node: unknown, at: number, text: string): unknown {
  return withChanged(node, at, (choice) => {
    if (typeof choice === "string") return text;
    const fields = fieldsOf(choice);
    return fields?.["text"] === text ? choice : { ...fields, text };
  });
}

export function withChoiceTarget(node: unknown, at: number, target: string): unknown {
  return withChanged(node, at, (choice) => {
    if (typeof choice === "string") return target === "" ? choice : { text: choice, target };
    const fields = fieldsOf(choice);
    return (fields?.["target"] ?? "") === target ? choice : { ...fields, target };
  });
}

export function withChoiceMoved(node: unknown, at: number, to: number): unknown {
  const list = listOf(node);
  const places = readableChoices(list);
  const [from, onto] = [places[at], places[Math.min(Math.max(0, to), places.length - 1)]];
  if (from === undefined || onto === undefined || from === onto) return node;
  return withList(node, list.toSpliced(from, 1).toSpliced(onto, 0, list[from]));
}

export function withoutChoice(node: unknown, at: number): unknown {
  const list = listOf(node);
  const place = readableChoices(list)[at];
  return place === undefined ? node : withList(node, list.toSpliced(place, 1));
}

export function withChoiceField(
  node: unknown,
  at: number,
  field: ChoiceField,
  value: unknown,
): unknown {
  return withChanged(node, at, (choice) => {
    const fields = typeof choice === "string" ? { text: choice } : (fieldsOf(choice) ?? {});
    const after = withValue(fields, field, value);
    return after === fields ? choice : after;
  });
}
