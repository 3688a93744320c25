import { readFileSync } from "node:fs";
import type { Weighed } from "./weighed.ts";

/** What a tree says: a number, or what one of two trees says, as one kind of evidence is at most so much or more. */
export type Tree = number | readonly [kind: string, cut: number, atMost: Tree, more: Tree];

/** Grown by `testing/grow-trees.ts`, not by hand. */
const grown = JSON.parse(
  readFileSync(new URL("trees.json", import.meta.url), "utf8"),
) as readonly Tree[];

/** What trees say together. */
export function sumOf(trees: readonly Tree[], evidence: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const tree of trees) {
    let at = tree;
    while (typeof at !== "number") at = (evidence[at[0]] ?? 0) <= at[1] ? at[2] : at[3];
    sum += at;
  }
  return sum;
}

/**
 * How much likelier a choice is than none: what the weights say, and what several kinds of evidence say together. Where a
 * line refuses something the weights alone are heard.
 */
export function strengthOf(weighed: Weighed): number {
  return Math.exp(weighed.weight + (weighed.refusal > 0 ? 0 : sumOf(grown, weighed)));
}
