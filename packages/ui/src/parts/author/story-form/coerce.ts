import { formOptions, missingEndText, numberRules } from "./story-entry.ts";
import type { WrittenStructure } from "@katha/storygraph";
import type { NumberField, StoryFormKind } from "./story-entry.ts";

/** The number in a text: integers are truncated, unreadable text becomes the default. */
export function numberOf(field: NumberField, text: string): number {
  const rule: { blank: number; step?: number } = numberRules[field];
  const read = rule.step === undefined ? Number.parseInt(text, 10) : Number.parseFloat(text);
  return Number.isFinite(read) ? read : rule.blank;
}

/** A rating that the form does not offer becomes "family". */
export function ratingOf(kind: StoryFormKind, rating: string): string {
  const offered: readonly string[] = formOptions[kind].ratings;
  return offered.includes(rating) ? rating : "family";
}

/** The object in a JSON text; anything else becomes an empty object. */
export function objectOf(text: string): WrittenStructure {
  const read = parsed(text);
  return isObject(read) ? read : {};
}

/** Why a text is not a JSON object, and where; undefined if it is one, or blank. */
export interface JsonFault {
  kind: "broken" | "notObject";
  line?: number;
  column?: number;
}

export function jsonFault(text: string): JsonFault | undefined {
  if (text.trim() === "") return undefined;
  try {
    return isObject(JSON.parse(text)) ? undefined : { kind: "notObject" };
  } catch (error) {
    const place = placeIn(text, error instanceof Error ? error.message : "");
    return { kind: "broken", ...place };
  }
}

/** Browsers report the position by line and column, or by offset. */
function placeIn(text: string, message: string): { line?: number; column?: number } {
  const named = /line (\d+) column (\d+)/.exec(message);
  if (named) return { line: Number(named[1]), column: Number(named[2]) };
  const counted = /position (\d+)/.exec(message);
  if (!counted) return /end of JSON/.test(message) ? lastPlace(text) : {};
  return lastPlace(text.slice(0, Number(counted[1])));
}

function lastPlace(before: string): { line: number; column: number } {
  const lines = before.split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The administrators' form requires an `end` if the structure leads to one. */
export function withEnd(structure: WrittenStructure): WrittenStructure {
  const nodes = structure["nodes"];
  if (!isObject(nodes) || Object.hasOwn(nodes, "end")) return structure;
  const leadsToEnd = Object.values(nodes).some(
    (node) =>
      isObject(node) &&
      Array.isArray(node["choices"]) &&
      node["choices"].some((choice) => isObject(choice) && choice["target"] === "end"),
  );
  if (!leadsToEnd) return structure;
  return { ...structure, nodes: { ...nodes, end: { text: missingEndText, choices: [] } } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
