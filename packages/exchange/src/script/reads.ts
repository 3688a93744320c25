import type { Condition } from "@katha/storygraph";

/** The qualities that a condition asks about. */
export function readsOf(condition: Condition | undefined): Set<string> {
  if (condition === undefined) return new Set();
  if ("all" in condition) return new Set(condition.all.flatMap((part) => [...readsOf(part)]));
  if ("any" in condition) return new Set(condition.any.flatMap((part) => [...readsOf(part)]));
  if ("not" in condition) return readsOf(condition.not);
  if (!("quality" in condition)) return new Set();
  return new Set([condition.quality, ...("other" in condition ? [condition.other] : [])]);
}

/** The condition with one quality replaced by another. */
export function withQuality(condition: Condition, from: string, to: string): Condition {
  const each = (parts: readonly Condition[]) => parts.map((part) => withQuality(part, from, to));
  if ("all" in condition) return { all: each(condition.all) };
  if ("any" in condition) return { any: each(condition.any) };
  if ("not" in condition) return { not: withQuality(condition.not, from, to) };
  if (!("quality" in condition)) return condition;
  const quality = condition.quality === from ? to : condition.quality;
  return "other" in condition
    ? { ...condition, quality, other: condition.other === from ? to : condition.other }
    : { ...condition, quality };
}
