import type { Fields } from "../graph/fields.ts";
import { sameJson } from "../graph/same-json.ts";

export const own = (fields: Readonly<Fields>, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Three sides of a record, field by field; `meet` decides where both changed one. */
export function each(
  [base, mine, theirs]: readonly [Readonly<Fields>, Readonly<Fields>, Readonly<Fields>],
  meet: (name: string, base: unknown, mine: unknown, theirs: unknown) => unknown,
): Record<string, unknown> {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...names].flatMap((name): [string, unknown][] => {
    const [was, ours, other] = [own(base, name), own(mine, name), own(theirs, name)];
    const taken =
      sameJson(ours, other) || sameJson(was, other)
        ? ours
        : sameJson(was, ours)
          ? other
          : meet(name, was, ours, other);
    return taken === undefined ? [] : [[name, taken]];
  });
  return Object.fromEntries(merged);
}
