import { writeFileSync } from "node:fs";
import { fittedKinds } from "../../src/understanding/choices/weighing/fitted-kinds.ts";
import { examplesToLearnFrom } from "./examples.ts";
import { fittedWeights } from "./logistic-regression.ts";

/**
 * `node --conditions=@katha/source packages/narrator/tools/weights/fit-weights.ts` writes
 * `choices/weighing/weights.ts` anew, from the stories and lines that are built with; see decision 0074. Run it after a change of
 * the evidence, the vocabulary or many aliases, and `grow-trees.ts` after it.
 */
const { made, typed } = examplesToLearnFrom();
const examples = [...made, ...typed];
const weights = fittedWeights(
  examples.map((one) => ({
    ...one,
    choices: one.choices.map((evidence) => fittedKinds.map((kind) => evidence[kind])),
  })),
);
const lines = fittedKinds.map((kind, at) => `  ${kind}: ${(weights[at] ?? 0).toFixed(2)},`);
writeFileSync(
  new URL("../../src/understanding/choices/weighing/weights.ts", import.meta.url),
  `import type { Weights } from "./fitted-kinds.ts";

/** The weight of each kind of evidence: fitted by \`tools/weights/fit-weights.ts\`, not by hand. */
export const weights: Weights = {
${lines.join("\n")}
};
`,
);
process.stdout.write(`${examples.length} examples\n`);
