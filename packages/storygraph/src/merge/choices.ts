import { fieldsOf } from "../graph/fields.ts";
import { sameJson } from "../graph/same-json.ts";
import { each } from "./each.ts";

/** Whether an unchanged choice has moved to another index. */
function isMoved(base: readonly unknown[], side: readonly unknown[]): boolean {
  return side.some(
    (choice, at) =>
      !sameJson(choice, base[at]) &&
      base.some((other, from) => from !== at && sameJson(choice, other)),
  );
}

/**
 * The choices of a scene in which one person changed the words and another the condition. Undefined
 * where choices were added, removed or moved, or where both changed the same field: then the author decides.
 */
export function mergedChoices(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const isAlike = mine.length === base.length && theirs.length === base.length;
  if (!isAlike || isMoved(base, mine) || isMoved(base, theirs)) return undefined;
  let isClash = false;
  const clash = (_name: string, _was: unknown, ours: unknown) => {
    isClash = true;
    return ours;
  };
  const merged = base.map((was: unknown, at) => {
    const [ours, other]: [unknown, unknown] = [mine[at], theirs[at]];
    if (sameJson(ours, other) || sameJson(was, other)) return ours;
    if (sameJson(was, ours)) return other;
    const sides = [fieldsOf(was), fieldsOf(ours), fieldsOf(other)] as const;
    const [before, left, right] = sides;
    if (before === undefined || left === undefined || right === undefined)
      return clash("", was, ours);
    return each([before, left, right], clash);
  });
  return isClash ? undefined : merged;
}
