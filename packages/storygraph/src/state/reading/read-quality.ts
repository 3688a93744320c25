import { fieldsOf, type Fields } from "../../graph/fields.ts";
import type { Quality, Thing } from "../model/quality.ts";
import { number, recordOf, text, words } from "./scalars.ts";

const usualMost = 100;

function qualityFrom(written: unknown): Quality | undefined {
  const fields = fieldsOf(written);
  if (fields === undefined) return undefined;
  const { kind, start } = fields;
  const declared = { name: text(fields["name"]), shown: fields["shown"] === true };
  const values = words(fields["values"]);
  switch (kind) {
    case "flag":
      return { ...declared, kind, start: start === true };
    case "number": {
      const least = number(fields["least"], 0);
      const most = Math.max(least, number(fields["most"], Math.max(least, usualMost)));
      // A start out of bounds stays as written, for lint to report.
      return { ...declared, kind, least, most, start: number(start, least) };
    }
    case "one_of":
      return { ...declared, kind, values, start: text(start) || (values[0] ?? "") };
    case "set":
      return { ...declared, kind, values, start: words(start) };
    case "text":
      return { ...declared, kind, start: text(start) };
    default:
      return undefined;
  }
}

export function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function thingFrom(written: unknown): Thing | undefined {
  const fields = fieldsOf(written);
  if (fields === undefined) return undefined;
  return {
    name: text(fields["name"]),
    about: text(fields["about"]),
    start: fields["start"] === true,
  };
}

export const qualitiesFrom = (structure: Fields) => recordOf(structure["qualities"], qualityFrom);
export const thingsFrom = (structure: Fields) => recordOf(structure["things"], thingFrom);
