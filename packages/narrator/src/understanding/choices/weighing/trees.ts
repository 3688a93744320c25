import { textOf } from "../../../lib/tables/read-table.ts";
import type { Weighed } from "./weighed.ts";
import type { Weighing, Tree, TreeKind } from "./weighing.ts";

/** Grown by `tools/weights/grow-trees.ts`, not by hand. */
export const grown = JSON.parse(
  textOf(new URL("trees.json", import.meta.url)),
) as readonly Tree<TreeKind>[];

/** The sum of all trees. */
export function sumOf<Kind extends string>(
  trees: readonly Tree<Kind>[],
  evidence: Readonly<Record<Kind, number>>,
): number {
  let sum = 0;
  for (const tree of trees) {
    let at = tree;
    while (typeof at !== "number") at = evidence[at[0]] <= at[1] ? at[2] : at[3];
    sum += at;
  }
  return sum;
}

/**
 * The odds of a choice against none: by the weights, and by combinations of evidence. Where rules hold and a line refuses
 * something, only the weights count.
 */
export function strengthOf(
  weighed: Weighed,
  { trees, hasRules }: Pick<Weighing, "trees" | "hasRules">,
): number {
  const isHeard = !hasRules || weighed.refusal === 0;
  return Math.exp(weighed.weight + (isHeard ? sumOf(trees, weighed) : 0));
}
