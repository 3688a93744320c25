import { writeFileSync } from "node:fs";
import { catalogueStories } from "../../built-in/testing/catalogue-stories.ts";
import type { Edge } from "../../position/index.ts";
import type { Position, StoryVersion } from "../../port.ts";
import { evidenceOf } from "../choices/evidence.ts";
import { wordsOfStory } from "../choices/story-words.ts";
import { heardLine } from "../mood/heard-line.ts";
import { isBuiltWith, leftOutOf } from "./left-out.ts";
import { fittedWeights, type Example } from "./logistic-regression.ts";
import { linesToBuildWith } from "./typed-lines.ts";

/**
 * `node --conditions=@katha/source packages/narrator/src/understanding/testing/fit-weights.ts` writes
 * `choices/weights.ts` anew, from the stories and lines that are built with. Run it after a change of
 * the evidence, the vocabulary or many aliases; see decision 0093.
 */
const stories = catalogueStories();
const examples: Example[] = [];
let names: readonly string[] = [];

interface Line {
  story: StoryVersion;
  position: Position;
  edges: readonly Edge[];
  said: string;
}

/** Adds each choice beside the line, but for those of which nobody knows whether they are meant. */
function add(line: Line, times: number, isMeant: (edge: Edge) => boolean | undefined) {
  const { story, position, edges, said } = line;
  const heard = heardLine(said, story.language);
  for (const { edge, evidence } of evidenceOf(wordsOfStory(story), position.node, edges, heard)) {
    const known = isMeant(edge);
    if (known === undefined) continue;
    names = Object.keys(evidence);
    examples.push({ evidence: Object.values(evidence), isMeant: known, times });
  }
}

for (const one of stories.filter((_, at) => isBuiltWith(at)).flatMap(leftOutOf)) {
  const { kind, edge } = one;
  const isOwn = (other: Edge) => other === edge;
  if (kind === "alias" || kind === "polite" || kind === "bare") add(one, 1, isOwn);
  else if (kind !== "not for") add(one, 1, () => false);
  else add(one, 1, (other) => (isOwn(other) ? false : undefined));
}
/** What people wrote who did not know the engine counts for more than what follows from the aliases. */
const timesOfTyped = 3;
for (const one of linesToBuildWith(stories))
  add(one, timesOfTyped, (edge) => (one.meant === "either" ? undefined : edge === one.meant));

const weights = fittedWeights(examples);
const lines = names.map((name, at) => `  ${name}: ${(weights[at] ?? 0).toFixed(2)},`);
writeFileSync(
  new URL("../choices/weights.ts", import.meta.url),
  `/** How much each kind of evidence tells: fitted by \`testing/fit-weights.ts\`, not by hand. */
export const weights: Readonly<Record<string, number>> = {
${lines.join("\n")}
};
`,
);
process.stdout.write(`${examples.length} examples\n`);
