import type { Comparison, Condition, QualityCondition } from "../model/condition.ts";
import type { Value } from "../model/quality.ts";
import { areSameWords, wordSetOf, type WordSet } from "../model/word-set.ts";
import { countAt, valueOf, type PlayState } from "./state.ts";

/** A value to be compared: a set by its words, in whatever order. */
export type ReadValue = boolean | number | string | WordSet;

/** What conditions ask of a state. */
export interface Facts {
  read(quality: string): ReadValue | undefined;
  carries(thing: string): boolean;
  visitsTo(scene: string): number;
  hasFound(ending: string): boolean;
}

export const readValue = (value: Value): ReadValue =>
  typeof value === "object" ? wordSetOf(value) : value;

function factsOf(state: PlayState): Facts {
  return {
    read: (quality) => {
      const value = valueOf(state, quality);
      return value === undefined ? undefined : readValue(value);
    },
    carries: (thing) => wordSetOf(state.things).has(thing),
    visitsTo: (scene) => countAt(state.visits, scene),
    hasFound: (ending) => wordSetOf(state.given.endings).has(ending),
  };
}

export function areSame(left: ReadValue, right: ReadValue): boolean {
  const areSets = typeof left === "object" && typeof right === "object";
  return areSets ? areSameWords(left, right) : left === right;
}

type Compare = (left: ReadValue, right: ReadValue) => boolean;

const between =
  (compare: (left: number, right: number) => boolean): Compare =>
  (left, right) =>
    typeof left === "number" && typeof right === "number" && compare(left, right);

const has: Compare = (left, right) =>
  typeof left === "object" && typeof right === "string" && left.has(right);

const compare: Readonly<Record<Comparison, Compare>> = {
  equals: areSame,
  differs: (left, right) => !areSame(left, right),
  at_least: between((left, right) => left >= right),
  at_most: between((left, right) => left <= right),
  more_than: between((left, right) => left > right),
  less_than: between((left, right) => left < right),
  includes: has,
  lacks: (left, right) => typeof left === "object" && !has(left, right),
};

function comparisonHolds(condition: QualityCondition, facts: Facts): boolean {
  const value = facts.read(condition.quality);
  const against = "other" in condition ? facts.read(condition.other) : readValue(condition.value);
  return value !== undefined && against !== undefined && compare[condition.is](value, against);
}

export function holdsFor(condition: Condition | undefined, facts: Facts): boolean {
  if (condition === undefined) return true;
  if ("quality" in condition) return comparisonHolds(condition, facts);
  if ("all" in condition) return condition.all.every((part) => holdsFor(part, facts));
  if ("any" in condition) return condition.any.some((part) => holdsFor(part, facts));
  if ("not" in condition) return !holdsFor(condition.not, facts);
  if ("carries" in condition) return facts.carries(condition.carries);
  if ("visited" in condition) return facts.visitsTo(condition.visited) >= condition.times;
  if ("ending_found" in condition) return facts.hasFound(condition.ending_found);
  return false;
}

/** Whether a condition holds. One about something that the story does not have never does. */
export function holds(condition: Condition | undefined, state: PlayState): boolean {
  return condition === undefined || holdsFor(condition, factsOf(state));
}
