import { fieldsOf } from "../graph/fields.ts";
import { sameJson } from "../graph/same-json.ts";
import type { WrittenStructure } from "./operations.ts";

type Fields = Record<string, unknown>;

/** An entry in the author's list or record of nodes; one without a name is kept untouched. */
export interface Slot {
  name: string | null;
  node: unknown;
}

const textIn = (fields: Fields | undefined, field: string) => {
  const value = fields?.[field];
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** A node written as plain text becomes an object when it needs fields. */
export function fieldsOfNode(node: unknown): Fields {
  return fieldsOf(node) ?? (typeof node === "string" ? { text: node } : {});
}

export function without(fields: Fields, gone: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== gone));
}

function isNothing(value: unknown): boolean {
  if (value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** The fields with one of them changed; undefined, blank, false and empty values remove it. */
export function withValue(fields: Fields, field: string, value: unknown): Fields {
  if (isNothing(value)) return Object.hasOwn(fields, field) ? without(fields, field) : fields;
  return Object.hasOwn(fields, field) && sameJson(fields[field], value)
    ? fields
    : { ...fields, [field]: value };
}

export function slotsOf({ nodes }: WrittenStructure): Slot[] {
  if (!Array.isArray(nodes))
    return Object.entries(fieldsOf(nodes) ?? {}).map(([name, node]) => ({ name, node }));
  return nodes.map((node: unknown) => {
    const fields = fieldsOf(node);
    return { name: textIn(fields, "name") ?? textIn(fields, "id") ?? null, node };
  });
}

/** The nodes in the form the author used: a record by name, or a list. */
export function withSlots(structure: WrittenStructure, slots: readonly Slot[]): WrittenStructure {
  const nodes = Array.isArray(structure["nodes"])
    ? slots.map(({ node }) => node)
    : Object.fromEntries(slots.map(({ name, node }) => [name ?? "", node]));
  return { ...structure, nodes };
}

/** The node under another name; in a list, a node carries its own name. */
export function named({ nodes }: WrittenStructure, node: unknown, name: string): Slot {
  if (!Array.isArray(nodes)) return { name, node };
  const fields = fieldsOfNode(node);
  const field = textIn(fields, "name") === undefined && textIn(fields, "id") ? "id" : "name";
  return { name, node: { ...fields, [field]: name } };
}

/** In a list that names a node twice, the last one counts. */
export function hasNode(structure: WrittenStructure, name: string): boolean {
  const { nodes } = structure;
  if (Array.isArray(nodes)) return slotsOf(structure).some((slot) => slot.name === name);
  const fields = fieldsOf(nodes);
  return fields !== undefined && Object.hasOwn(fields, name);
}

function writtenNode(structure: WrittenStructure, name: string): unknown {
  const { nodes } = structure;
  if (Array.isArray(nodes)) return slotsOf(structure).findLast((slot) => slot.name === name)?.node;
  const fields = fieldsOf(nodes);
  return fields !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The structure with one node changed; the same object when there is no such node or no change. */
export function withNode(
  structure: WrittenStructure,
  name: string,
  change: (node: unknown) => unknown,
): WrittenStructure {
  if (!hasNode(structure, name)) return structure;
  const before = writtenNode(structure, name);
  const after = change(before);
  if (after === before) return structure;
  const { nodes } = structure;
  if (!Array.isArray(nodes)) return { ...structure, nodes: { ...fieldsOf(nodes), [name]: after } };
  const at = slotsOf(structure).findLastIndex((slot) => slot.name === name);
  return { ...structure, nodes: nodes.with(at, after) };
}

/** The start node as written, or else the first node of the record. */
export function startOf(structure: WrittenStructure): string {
  const start = textIn(structure, "start_node");
  if (start !== undefined) return start;
  const names = slotsOf(structure).flatMap(({ name }) => (name === null ? [] : [[name, 0]]));
  return Object.keys(Object.fromEntries(names) as Fields)[0] ?? "";
}

export function withStart(structure: WrittenStructure, start: string): WrittenStructure {
  if (structure["start_node"] === start) return structure;
  if (Object.hasOwn(structure, "start_node")) return { ...structure, start_node: start };
  return { start_node: start, ...structure };
}
