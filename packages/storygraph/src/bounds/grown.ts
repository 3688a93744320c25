import type { Excess } from "./excesses.ts";

const keyOf = ({ what, path }: Excess) => JSON.stringify([what, path]);

/**
 * What a change makes larger than a story may be, or larger still where it was so before. What was there before may be
 * kept, shrunk, moved and renamed, so that a story from before these bounds can be mended bit by bit.
 */
export function grownBeyond(before: readonly Excess[], after: readonly Excess[]): Excess[] {
  const left = new Map(before.map((one) => [keyOf(one), one]));
  const moved = after.filter((one) => {
    const same = left.get(keyOf(one));
    if (same === undefined || one.count > same.count) return true;
    left.delete(keyOf(one));
    return false;
  });
  const free = Map.groupBy(left.values(), ({ what }) => what);
  for (const counts of free.values()) counts.sort((one, other) => one.count - other.count);
  return moved
    .toSorted((one, other) => other.count - one.count)
    .filter(({ what, count }) => {
      const largest = free.get(what)?.at(-1);
      if (largest === undefined || count > largest.count) return true;
      free.get(what)?.pop();
      return false;
    });
}
