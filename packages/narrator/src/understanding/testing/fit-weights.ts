import { writeFileSync } from "node:fs";
import { catalogueStories } from "../../built-in/testing/catalogue-stories.ts";
import type { Edge } from "../../position/index.ts";
import type { Position, StoryVersion } from "../../port.ts";
import { evidenceOf } from "../choices/evidence.ts";
import { wordsOfStory } from "../choices/story-words.ts";
import { heardLine } from "../mood/heard-line.ts";
import { isBuiltWith, leftOutOf } from "./left-out.ts";
import { fittedWeights, type Example } from "./logistic-regression.ts";
import { linesToBuildWith, withoutTypedLines } from "./typed-lines.ts";

/**
 * `node --conditions=@katha/source packages/narrator/src/understanding/testing/fit-weights.ts` writes
 * `choices/weights.ts` anew, from the stories and lines that are built with. Run it after a change of
 * the evidence, the vocabulary or many aliases; see decision 0093.
 */
const stories = catalogueStories().map(withoutTypedLines);
const examples: Example[] = [];
let names: readonly string[] = [];

interface Line {
  story: StoryVersion;
  position: Position;
  edges: readonly Edge[];
  said: string;
}

/** Adds a line beside the choices of its scene, or beside one where only of that one it is known that it is not meant. */
function add(
  { story, position, edges, said }: Line,
  times: number,
  meant: Edge | undefined,
  not?: Edge,
) {
  const heard = heardLine(said, story.language);
  const all = evidenceOf(wordsOfStory(story), position.node, edges, heard).filter(
    ({ edge }) => not === undefined || edge === not,
  );
  const [first] = all;
  if (first === undefined) return;
  names = Object.keys(first.evidence);
  examples.push({
    choices: all.map(({ evidence }) => Object.values(evidence)),
    meant: all.findIndex(({ edge }) => edge === meant),
    times,
  });
}

/** Lines of other scenes mean the same here more often than one would think, and count for less. */
const timesOfStrange = 0.5;
/** What people wrote who did not know the engine counts for more than what follows from the aliases. */
const timesOfTyped = 3;
/** Where either of two may be meant, to be moved costs a player more than to be asked. */
const timesOfEither = 4;
for (const one of stories.filter((_, at) => isBuiltWith(at)).flatMap(leftOutOf)) {
  const { kind, edge } = one;
  if (kind === "alias" || kind === "polite" || kind === "bare") add(one, 1, edge);
  else if (kind === "not for") add(one, 1, undefined, edge);
  else add(one, kind === "elsewhere" ? timesOfStrange : 1, undefined);
}
for (const one of linesToBuildWith(stories)) {
  // Where either may be meant, each is as likely.
  const times = one.meant.length > 1 ? timesOfEither / one.meant.length : timesOfTyped;
  for (const edge of one.meant) add(one, times, edge);
  if (one.meant.length === 0) add(one, timesOfTyped, undefined);
}

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
