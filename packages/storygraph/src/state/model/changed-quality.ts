import type { Change } from "./effect.ts";

/** The quality that a change is made to; undefined for one of a thing, or one that cannot be read. */
export function changedQuality(change: Change): string | undefined {
  if ("set" in change) return change.set;
  if ("add" in change) return change.add;
  if ("include" in change) return change.include;
  return "exclude" in change ? change.exclude : undefined;
}
