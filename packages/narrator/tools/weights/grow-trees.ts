import { writeFileSync } from "node:fs";
import { evidenceKinds } from "../../src/understanding/choices/evidence/evidence.ts";
import type { TreeKind } from "../../src/understanding/choices/weighing/weighing.ts";
import { fittedKinds } from "../../src/understanding/choices/weighing/fitted-kinds.ts";
import { weigh } from "../../src/understanding/choices/weighing/weighed.ts";
import { weights } from "../../src/understanding/choices/weighing/weights.ts";
import { boostedTrees } from "./boosted-trees.ts";
import { examplesToLearnFrom, type HeardExample } from "./examples.ts";

/**
 * `node --conditions=@katha/source packages/narrator/tools/weights/grow-trees.ts` writes
 * `choices/weighing/trees.json` anew, for the weights as they are; see decision 0074. Run it after `fit-weights.ts`, and after a
 * change of the evidence.
 */
const { made, typed } = examplesToLearnFrom();
const kinds: readonly TreeKind[] = [...evidenceKinds, "weight", "lead"];

/** Trees know best what people type; of what is made of aliases they learn enough to keep what the weights know. */
const shareOfMade = 0.3;

const exampleOf = (share: number) => (one: HeardExample) => ({
  choices: weigh(
    one.choices.map((evidence) => ({ evidence })),
    { kinds: fittedKinds, weights, hasRules: true },
  ).map((choice) => kinds.map((kind) => choice.weighed[kind])),
  meant: one.meant,
  times: share * one.times,
});
const examples = [...typed.map(exampleOf(1)), ...made.map(exampleOf(shareOfMade))];
const trees = boostedTrees(kinds, examples, "weight");
writeFileSync(
  new URL("../../src/understanding/choices/weighing/trees.json", import.meta.url),
  `${JSON.stringify(trees)}\n`,
);
process.stdout.write(`${trees.length} trees from ${examples.length} examples\n`);
