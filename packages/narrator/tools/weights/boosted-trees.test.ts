import { expect, test } from "vitest";
import { sumOf } from "../../src/understanding/choices/weighing/trees.ts";
import { boostedTrees } from "./boosted-trees.ts";
import type { Example } from "./logistic-regression.ts";

const kinds = ["deed", "name", "weight"] as const;
const evidence = (deed: number, name: number) => ({ deed, name, weight: 0 });
const sides = [0, 1].flatMap((deed) => [0, 1].map((name) => evidence(deed, name)));

/** One choice, meant where either kind of evidence is there and the other is not: no sum of weights can say that. */
const examples = sides.flatMap((one, at): Example[] =>
  Array.from({ length: 60 - 10 * at }, () => ({
    choices: [kinds.map((kind) => one[kind])],
    meant: one.deed === one.name ? -1 : 0,
    times: 3,
  })),
);

test("trees learn what two kinds of evidence mean together", () => {
  const trees = boostedTrees(kinds, examples, "weight");
  const chances = sides.map((one) => 1 / (1 + Math.exp(-sumOf(trees, one))));
  const [neither = 0, name = 0, deed = 0, both = 0] = chances;
  expect(Math.min(name, deed)).toBeGreaterThan(0.7);
  expect(Math.max(neither, both)).toBeLessThan(0.3);
});

test("trees begin with what is known already", () => {
  const known = examples.map(({ meant, times }): Example => {
    return { choices: [[0, 0, meant === 0 ? 8 : -8]], meant, times };
  });
  const trees = boostedTrees(kinds, known, "weight");
  expect(Math.abs(sumOf(trees, { deed: 0, name: 0, weight: 8 }))).toBeLessThan(0.5);
});
