import type { Comparison, Condition, Effect } from "@katha/storygraph";
import type { ComparisonSign, Expression } from "./expression.ts";
import { chainOf, isComparison } from "./expression.ts";
import type { Ledger } from "./ledger.ts";
import { addedUp, linearOf, type Linear } from "./linear.ts";

/** Receives the effects that must happen before a condition can be asked. */
export type Prepare = (effects: readonly Effect[]) => void;

export const always: Condition = { all: [] };
export const never: Condition = { any: [] };
export const isAlways = (one: Condition) => "all" in one && one.all.length === 0;
const isNever = (one: Condition) => "any" in one && one.any.length === 0;

export function allOf(parts: readonly (Condition | undefined)[]): Condition {
  const flat = parts.flatMap((part) =>
    part === undefined ? [] : "all" in part ? part.all : [part],
  );
  if (flat.some(isNever)) return never;
  const [only] = flat;
  return flat.length === 1 && only !== undefined ? only : { all: flat };
}

export function anyOf(parts: readonly Condition[]): Condition {
  const flat = parts.flatMap((part) => ("any" in part ? part.any : [part]));
  if (flat.some(isAlways)) return always;
  const [only] = flat;
  return flat.length === 1 && only !== undefined ? only : { any: flat };
}

const opposite: Readonly<Record<Comparison, Comparison>> = {
  equals: "differs",
  differs: "equals",
  at_least: "less_than",
  less_than: "at_least",
  more_than: "at_most",
  at_most: "more_than",
  includes: "lacks",
  lacks: "includes",
};

export function notOf(one: Condition): Condition {
  if ("not" in one) return one.not;
  if (isAlways(one)) return never;
  if (isNever(one)) return always;
  if (!("quality" in one)) return { not: one };
  if ("value" in one && typeof one.value === "boolean" && one.is === "equals")
    return { ...one, value: !one.value };
  return { ...one, is: opposite[one.is] };
}

const comparisonOf: Readonly<Record<ComparisonSign, Comparison>> = {
  "=": "equals",
  "!=": "differs",
  "<": "less_than",
  "<=": "at_most",
  ">": "more_than",
  ">=": "at_least",
};
const turned: Readonly<Record<ComparisonSign, ComparisonSign>> = {
  "=": "=",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

function visitsCompared(scene: string, sign: ComparisonSign, count: number): Condition {
  const atLeast = (times: number): Condition =>
    times <= 0 ? always : { visited: scene, times: Math.ceil(times) };
  const isWhole = Number.isInteger(count);
  switch (sign) {
    case ">":
      return atLeast(Math.floor(count) + 1);
    case ">=":
      return atLeast(count);
    case "<":
      return notOf(atLeast(count));
    case "<=":
      return notOf(atLeast(Math.floor(count) + 1));
    case "=":
      return isWhole ? allOf([atLeast(count), notOf(atLeast(count + 1))]) : never;
    case "!=":
      return isWhole ? anyOf([notOf(atLeast(count)), atLeast(count + 1)]) : always;
  }
}

function constantCompared(sign: ComparisonSign, value: number): Condition {
  const holds = {
    "=": value === 0,
    "!=": value !== 0,
    "<": value < 0,
    "<=": value <= 0,
    ">": value > 0,
    ">=": value >= 0,
  }[sign];
  return holds ? always : never;
}

/** Isolates one term on one side, so that both sides are operands a condition can have. */
function numbersCompared(
  sign: ComparisonSign,
  { of, visits, plus }: Linear,
  ledger: Ledger,
  prepare: Prepare,
): Condition {
  const [address, ...addresses] = visits.keys();
  const times = address === undefined ? 0 : (visits.get(address) ?? 0);
  const scene = address === undefined ? null : ledger.sceneOf(address);
  if (of.size === 0 && addresses.length === 0 && scene !== null)
    return visitsCompared(scene, times > 0 ? sign : turned[sign], -plus / times);
  const terms = [...of, ...Array.from(visits, ([one, by]) => [ledger.countOf(one), by] as const)];
  const [first] = terms;
  if (first === undefined) return constantCompared(sign, plus);
  if (terms.length === 1) {
    const is = comparisonOf[first[1] > 0 ? sign : turned[sign]];
    return { quality: first[0], is, value: -plus / first[1] || 0 };
  }
  const left = terms.filter(([, by]) => by > 0);
  const right = terms.flatMap(([name, by]) => (by < 0 ? [[name, -by] as const] : []));
  const sides = {
    left: addedUp(left, Math.max(0, plus)),
    right: addedUp(right, Math.max(0, -plus)),
  };
  const quality = sides.left.as(ledger, prepare);
  if (right.length === 0) return { quality, is: comparisonOf[sign], value: Math.max(0, -plus) };
  return { quality, is: comparisonOf[sign], other: sides.right.as(ledger, prepare) };
}

function isTruth(one: Expression, ledger: Ledger): boolean {
  if (one.kind === "value") return typeof one.value === "boolean";
  if (one.kind === "name") return ledger.quality(one.name)?.kind === "flag";
  if (one.kind === "not") return true;
  return one.kind === "binary" && !/^(?:[-+*/%]|fair.)$/.test(one.sign);
}

function compared(
  sign: ComparisonSign,
  left: Expression,
  right: Expression,
  ledger: Ledger,
  prepare: Prepare,
): Condition | null {
  const is = comparisonOf[sign];
  const isEqual = sign === "=" || sign === "!=";
  if (isEqual && isTruth(left, ledger) && isTruth(right, ledger)) {
    const [one, other] = [left, right].map((side) => conditionOf(side, ledger, prepare));
    if (one == null || other == null) return null;
    const same = anyOf([allOf([one, other]), allOf([notOf(one), notOf(other)])]);
    return sign === "=" ? same : notOf(same);
  }
  if (isEqual && isTruth(left, ledger) && right.kind === "value" && !isTruth(right, ledger)) {
    const known = conditionOf(left, ledger, prepare);
    const same = right.value === 1 ? known : right.value === 0 ? known && notOf(known) : never;
    return same && (sign === "=" ? same : notOf(same));
  }
  const sum = linearOf({ kind: "binary", sign: "-", left, right }, ledger);
  if (sum !== null) return numbersCompared(sign, sum, ledger, prepare);
  const [name, value] = left.kind === "name" ? [left, right] : [right, left];
  if (name.kind !== "name" || !isEqual) return null;
  const kind = ledger.quality(name.name)?.kind;
  const isWord = kind === "text" || kind === "one_of";
  if (isWord && value.kind === "value" && typeof value.value === "string")
    return { quality: name.name, is, value: value.value };
  if (kind === "set" && value.kind === "words")
    return { quality: name.name, is, value: value.words };
  if (value.kind !== "name") return null;
  const other = ledger.quality(value.name)?.kind;
  const areAlike = kind === other || (isWord && (other === "text" || other === "one_of"));
  return kind !== undefined && areAlike ? { quality: name.name, is, other: value.name } : null;
}

function named(name: string, ledger: Ledger): Condition | null {
  const kind = ledger.quality(name)?.kind;
  switch (kind) {
    case "flag":
      return { quality: name, is: "equals", value: true };
    case "number":
      return { quality: name, is: "differs", value: 0 };
    case "text":
    case "one_of":
      return { quality: name, is: "differs", value: "" };
    case "set":
      return { quality: name, is: "differs", value: [] };
    case undefined:
      return null;
  }
}

/** A condition that holds exactly where the expression is true; null where there is none. */
export function conditionOf(one: Expression, ledger: Ledger, prepare: Prepare): Condition | null {
  switch (one.kind) {
    case "value":
      return one.value ? always : never;
    case "words":
      return one.words.length > 0 ? always : never;
    case "name":
      return named(one.name, ledger);
    case "visits": {
      const scene = ledger.sceneOf(one.of);
      return scene === null
        ? { quality: ledger.countOf(one.of), is: "differs", value: 0 }
        : { visited: scene, times: 1 };
    }
    case "not": {
      const of = conditionOf(one.of, ledger, prepare);
      return of && notOf(of);
    }
    case "call":
    case "minus":
      return null;
    case "binary": {
      const { sign, left, right } = one;
      if (isComparison(sign)) return compared(sign, left, right, ledger, prepare);
      if (sign === "and" || sign === "or") {
        const parts = chainOf(sign, one).map((side) => conditionOf(side, ledger, prepare));
        if (!parts.every((part) => part !== null)) return null;
        return sign === "and" ? allOf(parts) : anyOf(parts);
      }
      if ((sign !== "has" && sign !== "hasnt") || left.kind !== "name" || right.kind !== "words")
        return null;
      if (ledger.quality(left.name)?.kind !== "set") return null;
      const has = allOf(
        right.words.map((value) => ({ quality: left.name, is: "includes" as const, value })),
      );
      return sign === "has" ? has : notOf(has);
    }
  }
}
