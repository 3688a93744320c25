import type { Comparison, Condition, QualityCondition } from "../model/condition.ts";
import type { Value } from "../model/quality.ts";
import { countAt, valueOf, type PlayState } from "./state.ts";

const isSet = (value: Value): value is readonly string[] => typeof value === "object";

export function isSame(left: Value, right: Value): boolean {
  if (!isSet(left) || !isSet(right)) return left === right;
  return left.every((word) => right.includes(word)) && right.every((word) => left.includes(word));
}

type Compare = (left: Value, right: Value) => boolean;

const between =
  (compare: (left: number, right: number) => boolean): Compare =>
  (left, right) =>
    typeof left === "number" && typeof right === "number" && compare(left, right);

const has: Compare = (left, right) =>
  isSet(left) && typeof right === "string" && left.includes(right);

const compare: Readonly<Record<Comparison, Compare>> = {
  equals: isSame,
  differs: (left, right) => !isSame(left, right),
  at_least: between((left, right) => left >= right),
  at_most: between((left, right) => left <= right),
  more_than: between((left, right) => left > right),
  less_than: between((left, right) => left < right),
  includes: has,
  lacks: (left, right) => isSet(left) && !has(left, right),
};

function comparisonHolds(condition: QualityCondition, state: PlayState): boolean {
  const value = valueOf(state, condition.quality);
  const against = "other" in condition ? valueOf(state, condition.other) : condition.value;
  return value !== undefined && against !== undefined && compare[condition.is](value, against);
}

/** Whether a condition holds. One about something that the story does not have never does. */
export function holds(condition: Condition | undefined, state: PlayState): boolean {
  if (condition === undefined) return true;
  if ("quality" in condition) return comparisonHolds(condition, state);
  if ("all" in condition) return condition.all.every((part) => holds(part, state));
  if ("any" in condition) return condition.any.some((part) => holds(part, state));
  if ("not" in condition) return !holds(condition.not, state);
  if ("carries" in condition) return state.things.includes(condition.carries);
  if ("visited" in condition) return countAt(state.visits, condition.visited) >= condition.times;
  if ("ending_found" in condition) return state.given.endings.includes(condition.ending_found);
  return false;
}
