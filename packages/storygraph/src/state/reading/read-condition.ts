import { storyBounds } from "../../bounds/story-bounds.ts";
import { fieldsOf } from "../../graph/fields.ts";
import { comparisons, type Condition } from "../model/condition.ts";
import type { Value } from "../model/quality.ts";
import { isNumber, number, text, words } from "./scalars.ts";

/** A condition nested deeper than this is not read. */
export const deepest = storyBounds.condition_depth - 1;

export function valueFrom(written: unknown): Value | undefined {
  if (typeof written === "boolean" || typeof written === "string" || isNumber(written))
    return written;
  return Array.isArray(written) ? words(written) : undefined;
}

const unreadable = (written: unknown): Condition => ({ unreadable: written });

function comparisonFrom(fields: Record<string, unknown>): Condition {
  const { quality, other } = fields;
  const is =
    comparisons.find((one) => one === fields["is"]) ??
    (fields["is"] === undefined ? "equals" : undefined);
  if (typeof quality !== "string" || is === undefined) return unreadable(fields);
  if (typeof other === "string") return { quality, is, other };
  const value = valueFrom(fields["value"]);
  return value === undefined ? unreadable(fields) : { quality, is, value };
}

/** A condition as far as it can be read. */
export function conditionFrom(written: unknown, depth = 0): Condition {
  const fields = fieldsOf(written);
  if (fields === undefined || depth > deepest) return unreadable(written);
  const within = (parts: unknown) =>
    (Array.isArray(parts) ? parts : [parts]).map((part) => conditionFrom(part, depth + 1));
  if (Object.hasOwn(fields, "all")) return { all: within(fields["all"]) };
  if (Object.hasOwn(fields, "any")) return { any: within(fields["any"]) };
  if (Object.hasOwn(fields, "not")) return { not: conditionFrom(fields["not"], depth + 1) };
  if (Object.hasOwn(fields, "quality")) return comparisonFrom(fields);
  if (typeof fields["carries"] === "string") return { carries: fields["carries"] };
  if (typeof fields["visited"] === "string")
    return { visited: text(fields["visited"]), times: Math.max(1, number(fields["times"], 1)) };
  if (typeof fields["ending_found"] === "string") return { ending_found: fields["ending_found"] };
  return Object.hasOwn(fields, "unreadable")
    ? unreadable(fields["unreadable"])
    : unreadable(fields);
}

export function optionalCondition(written: unknown): Condition | undefined {
  return written === undefined || written === null ? undefined : conditionFrom(written);
}
