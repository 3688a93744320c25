import { type MergeClash, pathOf, type StoryEntry } from "@katha/storygraph";
import { parseStructure } from "../structure/structure-text.ts";

/** A part of a structure in its author's terms; null if it does not exist. */
export function partText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((one) => partText(one) ?? "").join("\n");
  if (typeof value !== "object") return JSON.stringify(value);
  const { text, target, choices, ...more } = value as Readonly<Record<string, unknown>>;
  if (typeof text !== "string") return JSON.stringify(value, null, 1);
  if (typeof target === "string") {
    const asked = Object.entries(more).map(([name, part]) => `${name}: ${JSON.stringify(part)}`);
    return [`${text} → ${target}`, ...asked].join("\n  ");
  }
  return [text, partText(choices)].filter(Boolean).join("\n");
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The clashing part, as it now is in the form. */
export function partInForm(entry: StoryEntry, clash: MergeClash): unknown {
  const { node, declared, field, mine } = clash;
  const structure = parseStructure(entry.structureText);
  if (structure === undefined) return mine;
  if (declared !== undefined) {
    const found = pathOf(clash).reduce<unknown>((part, name) => fieldsOf(part)[name], structure);
    return field === null && mine === undefined ? undefined : found;
  }
  if (node === null) return field === null ? structure : fieldsOf(structure)[field];
  const scene = fieldsOf(fieldsOf(structure)["nodes"])[node];
  if (field === null) return mine === undefined ? undefined : scene;
  return typeof scene === "string" && field === "text" ? scene : fieldsOf(scene)[field];
}
