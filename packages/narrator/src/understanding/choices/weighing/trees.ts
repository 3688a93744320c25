import { readFileSync } from "node:fs";
import type { EvidenceKind } from "../evidence/evidence.ts";
import type { Weighed } from "./weighed.ts";

/** A tree: a number, or two trees that one kind of evidence chooses between at a threshold. */
export type Tree<Kind extends string> =
  | number
  | readonly [kind: Kind, cut: number, atMost: Tree<Kind>, more: Tree<Kind>];

/** Trees ask about the evidence, and about what the weights say of it. */
export type TreeKind = EvidenceKind | "weight" | "lead";

/** Grown by `tools/weights/grow-trees.ts`, not by hand. */
export const grown = JSON.parse(
  readFileSync(new URL("trees.json", import.meta.url), "utf8"),
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
 * The odds of a choice against none: by the weights, and by combinations of evidence. Where a
 * line refuses something, only the weights count.
 */
export function strengthOf(weighed: Weighed): number {
  return Math.exp(weighed.weight + (weighed.refusal > 0 ? 0 : sumOf(grown, weighed)));
}
